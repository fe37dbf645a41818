import { onSessionEnd } from '../../platform/session/endSession.ts';

/** An operation that may outlive its dialog. */
interface Runnable {
  readonly isRunning: boolean;
}

/**
 * Keeps the latest operation of a kind: a dialog that is opened again while it runs shows that one, else a new one. The
 * end of the session forgets it.
 */
export function keepRunning<Operation extends Runnable>(create: () => Operation): () => Operation {
  let latest: Operation | null = null;
  onSessionEnd(() => {
    latest = null;
  });
  return () => {
    if (!latest?.isRunning) latest = create();
    return latest;
  };
}
