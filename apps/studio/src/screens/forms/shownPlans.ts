import { type BulkSelection, isProblem } from '@studio/api';
import { leavesUnconfirmed, mayHaveBeenSaved } from '../../kernel/editor/IdempotentSaver.ts';
import { randomId } from '../../kernel/editor/randomId.ts';
import { onSessionEnd } from '../../platform/session/endSession.ts';

/** What is about to be done to form templates. */
export type PlannedAction = 'publish' | 'markInProduction';

/** A preview on the screen. */
export interface ShownPlan {
  /** Of the server, for what it shows; undefined before the first answer. */
  readonly plan: string | undefined;
  /** Loads it anew. */
  readonly reload: () => void;
}

/** By what they are of. */
const shown = new Map<string, ShownPlan>();

/** What a preview is of, as a key. */
export function planKey(action: PlannedAction, selection: BulkSelection): string {
  return JSON.stringify([action, selection]);
}

/** What is written from now on is held to what is shown. Answers what ends that. */
export function showPlan(key: string, plan: ShownPlan): () => void {
  shown.set(key, plan);
  return () => {
    if (shown.get(key) === plan) shown.delete(key);
  };
}

/** A write as it is sent: sent again like this, it is the same to the server. */
export interface SentWrite {
  /** Goes into the header Idempotency-Key. */
  readonly key: string;
  readonly query: { readonly expectedPlan?: string };
}

/** What is to be done to form templates by one write. */
export interface PlannedWrite {
  readonly action: PlannedAction;
  /** What its preview is of. */
  readonly selection: BulkSelection;
  /** Distinguishes the write from others with the same preview: its call, and the version that was looked at. */
  readonly about: string;
}

/** Writes of this session whose answers were lost, by what was to be done. */
let unanswered = new Map<string, SentWrite>();
// What is pending still ends in the map of its own session.
onSessionEnd(() => {
  unanswered = new Map();
});

/**
 * Does something to form templates, as its preview shows it. Without a preview it is done as it comes. One whose answer was lost is sent again
 * as it was, so that it is not done twice. Where the preview shows something else by then, that is done next, whether the former was done or
 * refused: it is what was agreed to now. What fails may have changed since: the preview is loaded anew, unless the server was only busy, or
 * the outcome of the write is unknown.
 * @throws ProblemError 409 when it would be something else now
 */
export async function asShown<T>(
  { action, selection, about }: PlannedWrite,
  write: (sent: SentWrite) => Promise<T>,
): Promise<T> {
  const shownAs = planKey(action, selection);
  const plan = shown.get(shownAs)?.plan;
  const intent = JSON.stringify([about, shownAs]);
  const open = unanswered;
  const lost = open.get(intent);
  if (lost !== undefined) {
    const isAsShown = lost.query.expectedPlan === plan;
    try {
      const answer = await send(open, intent, lost, write);
      if (isAsShown || plan === undefined) return answer;
    } catch (error) {
      const isSettled = !open.has(intent);
      if (isSettled && isAsShown) shown.get(shownAs)?.reload();
      if (!isSettled || isAsShown) throw error;
    }
  }
  const sent = { key: randomId(), query: plan === undefined ? {} : { expectedPlan: plan } };
  try {
    return await send(open, intent, sent, write);
  } catch (error) {
    if (!open.has(intent) && !isProblem(error, 503)) shown.get(shownAs)?.reload();
    throw error;
  }
}

/** Sends a write, and keeps it while its outcome is unknown. */
async function send<T>(
  open: Map<string, SentWrite>,
  intent: string,
  sent: SentWrite,
  write: (sent: SentWrite) => Promise<T>,
): Promise<T> {
  try {
    const answer = await write(sent);
    open.delete(intent);
    return answer;
  } catch (error) {
    const isRepeated = open.get(intent) === sent;
    if (mayHaveBeenSaved(error) || (isRepeated && leavesUnconfirmed(error))) open.set(intent, sent);
    else open.delete(intent);
    throw error;
  }
}
