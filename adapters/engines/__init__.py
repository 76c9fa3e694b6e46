"""The engines that can be reached."""
