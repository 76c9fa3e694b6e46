"""Reports: one reader of the verdict stream, many writers."""
