/** An error whose message is written for the user, and says why something cannot be done. */
export class ExplainedError extends Error {
  override readonly name = 'ExplainedError';
}
