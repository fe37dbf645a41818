/** A place in a file. */
export interface Position {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 code units; null when it is not known. */
  column: number | null;
}
