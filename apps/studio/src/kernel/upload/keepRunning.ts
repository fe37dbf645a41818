import { onSessionEnd } from '../../platform/session/endSession.ts';

/** An operation that may outlive its dialog. */
interface Runnable {
  readonly isRunning: boolean;
  /** Its dialog was closed while it ran: what came of it was not seen yet. Default: it was */
  readonly isLeft?: boolean;
}

/**
 * Keeps the latest operation of a kind: a dialog that is opened again while it runs, or when it has ended unseen, shows that one, else a new one. The
 * end of the session forgets it.
 */
export function keepRunning<Operation extends Runnable>(create: () => Operation): () => Operation {
  let latest: Operation | null = null;
  onSessionEnd(() => {
    latest = null;
  });
  return () => {
    if (latest === null || !(latest.isRunning || latest.isLeft)) latest = create();
    return latest;
  };
}
