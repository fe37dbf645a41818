/** What to do about code that could not be loaded: try again, or leave it until it is wanted anew. */
export type PartFailureAnswer = 'retry' | 'giveUp';

/** Looks at why code could not be loaded. It must not reject. */
export type PartFailureHandler = (error: unknown) => Promise<PartFailureAnswer>;

let handler: PartFailureHandler | null = null;

/**
 * Takes the one handler of code that is wanted and cannot be loaded, whatever component waits for it: the host knows whether
 * the connection is gone or the file, and says so. Without one, everything is retried. Returns a function that unregisters it.
 */
export function handlePartFailures(next: PartFailureHandler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = null;
  };
}

/** What the handler makes of a failure. */
export async function askAboutFailure(error: unknown): Promise<PartFailureAnswer> {
  return handler ? handler(error) : 'retry';
}
