/** What a field shows of a value that lives elsewhere, and what is known of that value. */
export interface OwnedText {
  /** The value as it was drawn last. */
  readonly given: string;
  /** What the field shows in its place; null while it shows the value. */
  readonly text: string | null;
  /** The text was typed and is not committed yet. */
  readonly isPending: boolean;
  /** What was committed and has not come back as the value, the oldest first. */
  readonly reported: readonly string[];
  readonly isFocused: boolean;
}

/** Commits that are remembered until one of them comes back. */
const mostReported = 50;

/** A field that shows its value. */
export function ownedText(value: string): OwnedText {
  return { given: value, text: null, isPending: false, reported: [], isFocused: false };
}

/**
 * The value was drawn. One that was committed here comes back, however late, and changes nothing. While the field has focus neither
 * does another one, as long as something is typed or pending: then the text is the user's.
 */
export function withValue(state: OwnedText, value: string): OwnedText {
  const next = { ...state, given: value };
  const at = state.reported.lastIndexOf(value);
  const reported = state.reported.slice(at + 1);
  const isOnItsWay = state.isPending || state.reported.length > 0;
  if (value === state.text && (at === -1 || reported.length === 0)) return shown(next);
  if (at >= 0) return { ...next, reported };
  return isOnItsWay && state.isFocused ? next : shown(next);
}

/** The user typed. */
export function withTyped(state: OwnedText, text: string): OwnedText {
  return { ...state, text, isPending: true };
}

/** A text was committed; it is expected to come back as the value. */
export function withReported(state: OwnedText, text: string): OwnedText {
  const reported = [...state.reported, text].slice(-mostReported);
  return { ...state, text, isPending: false, reported };
}

/** Nothing needs to be committed: what was typed is what is known already. */
export function withoutPending(state: OwnedText): OwnedText {
  return { ...state, isPending: false };
}

/** The field shows its value again, whatever was committed. */
export function shown(state: OwnedText): OwnedText {
  return { ...state, text: null, isPending: false, reported: [] };
}
