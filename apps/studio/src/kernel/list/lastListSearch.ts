import { onSessionEnd } from '../../platform/session/endSession.ts';

const searches = new Map<string, string>();
onSessionEnd(() => searches.clear());

/** Remembers how a list was last looked at, so that Back of an editor leads there. @param path of the list */
export function rememberListSearch(path: string, search: string): void {
  searches.set(path, search);
}

/** The query string with which the list at a path was last looked at; empty when it was not. */
export function lastListSearch(path: string): string {
  return searches.get(path) ?? '';
}
