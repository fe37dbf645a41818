import { Emitter } from '../state/Emitter.ts';
import { session } from './session.ts';

const known = new Emitter();

/**
 * Calls back, once, as soon as the server knows this page's session: calls can be made then, although it is not known yet who
 * the user is. At once when it is known already.
 */
export function whenKnown(callback: () => void): void {
  if (session.clientId !== null) {
    callback();
    return;
  }
  const stop = known.on(() => {
    stop();
    callback();
  });
}

/** Says that the server knows the session. */
export const announceKnown = known.emit;
