/** The options of every callback that asks the host for something. */
export interface AskOptions {
  /** Aborted when the answer is no longer wanted: another question was asked, or the component went away. */
  readonly signal: AbortSignal;
}
