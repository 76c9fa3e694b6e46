"""Campaigns that run the whole suite many times: the mutation gate and the benchmark."""
