import type { Loaded } from './types.ts';

/** An edit that was under way when its screen had to go. */
export interface ParkedDraft<Doc, Draft> {
  readonly base: Loaded<Doc>;
  readonly draft: Draft;
}

const parked = new Map<string, ParkedDraft<unknown, unknown>>();

/** Where a draft is kept: nobody but the same user on the same object finds it. */
export function draftKey(userId: string, kind: string, id: string): string {
  return JSON.stringify([userId, kind, id]);
}

/** Keeps an edit for as long as the page stays open. */
export function parkDraft<Doc, Draft>(key: string, draft: ParkedDraft<Doc, Draft>): void {
  parked.set(key, draft);
}

/** The edit kept under this key; it stays kept until `dropDraft`. */
export function findDraft<Doc, Draft>(key: string): ParkedDraft<Doc, Draft> | null {
  return (parked.get(key) as ParkedDraft<Doc, Draft> | undefined) ?? null;
}

/** Forgets the edit: it has been saved, discarded, or is on screen again. */
export function dropDraft(key: string): void {
  parked.delete(key);
}
