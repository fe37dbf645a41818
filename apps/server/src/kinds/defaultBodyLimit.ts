/** Bytes that a body may have where its kind has no reason for more: 1 MiB. */
export const defaultBodyLimit = 1024 * 1024;
