"""`python -m minicu`."""

import sys

from minicu.cli import main

sys.exit(main())
