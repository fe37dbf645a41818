import { onSessionEnd } from '../../platform/session/endSession.ts';

const searches = new Map<string, string>();
onSessionEnd(() => searches.clear());

/** Remembers how a kind's list was last looked at, so that the way back from an editor leads there. */
export function rememberListSearch(kind: string, search: string): void {
  searches.set(kind, search);
}

/** The query string with which a kind's list was last looked at; empty when it was not. */
export function lastListSearch(kind: string): string {
  return searches.get(kind) ?? '';
}
