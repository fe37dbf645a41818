import { useState } from 'react';

/** Keys of entries that are distinguished by their number only. */
export interface EntryKeys {
  readonly keys: readonly string[];
  /** An entry is taken out: those behind it keep their keys. */
  readonly takeOut: (index: number) => void;
}

/** Keeps a key for each entry, also when one before it is taken out. @param count of the entries that there are */
export function useEntryKeys(count: number): EntryKeys {
  const [{ keys, next }, setState] = useState(() => withCount({ keys: [], next: 0 }, count));
  if (keys.length !== count) setState((state) => withCount(state, count));
  return {
    keys: keys.length === count ? keys : withCount({ keys, next }, count).keys,
    takeOut: (index) => setState((state) => ({ ...state, keys: state.keys.filter((_, at) => at !== index) })),
  };
}

interface KeyState {
  readonly keys: readonly string[];
  /** The number of the next key. */
  readonly next: number;
}

function withCount({ keys, next }: KeyState, count: number): KeyState {
  if (keys.length >= count) return { keys: keys.slice(0, count), next };
  const missing = Array.from({ length: count - keys.length }, (_, index) => `entry ${next + index}`);
  return { keys: [...keys, ...missing], next: next + missing.length };
}
