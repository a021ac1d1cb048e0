/* alike_main.cu alone includes it. */
static const char *line = "main";
static int lines;
