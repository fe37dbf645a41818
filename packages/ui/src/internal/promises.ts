/** Whether an answer is still to come. */
export function isPromise(answer: unknown): answer is PromiseLike<unknown> {
  return (
    typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function'
  );
}

/** The message of an error; empty when it has none. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
}
