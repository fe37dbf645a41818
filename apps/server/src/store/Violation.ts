/** A broken rule. */
export interface Violation {
  /** JSON pointer (RFC 6901) to the offending value of the document. */
  pointer: string;
  message: string;
}
