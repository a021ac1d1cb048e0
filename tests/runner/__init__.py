"""What the tests share: each module reads one kind of self-describing source file and checks it."""
