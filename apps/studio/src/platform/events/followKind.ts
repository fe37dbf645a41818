import { onKindChange } from '../changes/kindChanges.ts';
import { watchKind } from './watchObject.ts';

/** Milliseconds without an event after which is asked all the same. */
const patienceMs = 4000;

/**
 * Asks once, and again whenever an object of a kind is changed. The stream confirms a kind as it opens, and that is the first time: asked before,
 * it would be asked twice. Where no stream opens it is asked after four seconds.
 * @param kind its owner URI, such as `/DefaultPreference`
 * @returns stops that
 */
export function followKind(kind: string, ask: () => void): () => void {
  const askNow = () => {
    clearTimeout(waiting);
    ask();
  };
  const waiting = setTimeout(askNow, patienceMs);
  const stops = [watchKind(kind), onKindChange(kind, askNow)];
  return () => {
    clearTimeout(waiting);
    for (const stop of stops) stop();
  };
}
