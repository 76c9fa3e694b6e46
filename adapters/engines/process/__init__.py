"""Engines that are programs: what they are held to, and how nothing of them is left behind."""
