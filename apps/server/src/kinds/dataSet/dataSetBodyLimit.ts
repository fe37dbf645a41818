/** Bytes that a data set may take as a body: some 100,000 items. */
export const dataSetBodyLimit = 16 * 1024 * 1024;
