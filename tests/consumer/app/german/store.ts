import { legacy_createStore, type UnknownAction } from 'redux';

export interface Kept {
  /** The pages that were visited, each once, the first first. */
  readonly visited: readonly string[];
}

export const visit = (path: string) => ({ type: 'visit', path });

function reduce(kept: Kept | undefined, action: UnknownAction): Kept {
  if (kept === undefined) return { visited: [] };
  const { type, path } = action;
  if (type !== 'visit' || typeof path !== 'string' || kept.visited.includes(path)) return kept;
  return { visited: [...kept.visited, path] };
}

/** What this host keeps of its own. */
export const store = legacy_createStore(reduce);
