/** One intent of the user, and what was before it. */
interface Step<T> {
  readonly before: T;
  readonly after: T;
  readonly mergeKey: string | undefined;
  /** When it was last added to, in milliseconds. */
  readonly at: number;
}

/** What can be undone and redone. Steps hold whole states: with states that share their parts, that is little. */
export interface History<T> {
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
}

/** Steps that are kept; the oldest goes first. */
export const mostSteps = 200;
/** Milliseconds within which edits of one place are one step. */
export const burstMs = 1_000;

/** Nothing to undo or redo. */
export const emptyHistory: History<never> = { past: [], future: [] };

/**
 * Adds an edit. Edits with the same `mergeKey`, each within a second of the one before, are one step; an edit without a
 * key is a step of its own. What could be redone is gone.
 * @param at now, in milliseconds
 */
export function recordStep<T>(
  history: History<T>,
  before: T,
  after: T,
  { mergeKey, at }: { readonly mergeKey?: string | undefined; readonly at: number },
): History<T> {
  const last = history.past.at(-1);
  const isBurst =
    mergeKey !== undefined && last?.mergeKey === mergeKey && last.after === before && at - last.at <= burstMs;
  const step: Step<T> = { before: isBurst ? last.before : before, after, mergeKey, at };
  const past = isBurst ? history.past.slice(0, -1) : history.past;
  return { past: [...past.slice(-(mostSteps - 1)), step], future: [] };
}

/** The state that undoing gives; `undefined` when there is none, or when `current` is not what the last edit made. */
export function undoStep<T>(history: History<T>, current: T): { state: T; history: History<T> } | undefined {
  const step = history.past.at(-1);
  if (step === undefined || step.after !== current) return undefined;
  return {
    state: step.before,
    history: { past: history.past.slice(0, -1), future: [step, ...history.future] },
  };
}

/** The state that redoing gives; `undefined` when there is none, or when `current` is not what was undone to. */
export function redoStep<T>(history: History<T>, current: T): { state: T; history: History<T> } | undefined {
  const [step, ...future] = history.future;
  if (step === undefined || step.before !== current) return undefined;
  return {
    state: step.after,
    history: { past: [...history.past, { ...step, mergeKey: undefined }], future },
  };
}
