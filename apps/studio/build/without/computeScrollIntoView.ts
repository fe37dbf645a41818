/** `compute-scroll-into-view`, which never scrolls anything: each picker brings its own way. */
export const compute = (): [] => [];
