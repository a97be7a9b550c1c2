"""The course as data: questions, their answers worked out by the engine, checks, generators and lessons.

Nothing here speaks to people: words are message ids. Nothing here shows a hidden card: a question about a
position shows one player's view.
"""
