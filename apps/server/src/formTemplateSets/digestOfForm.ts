import { hash } from 'node:crypto';
import type { JsonObject, JsonValue } from '../store/JsonObject.ts';

/** What differs between saves of a form that say the same: how far it has come, what was wrong with it then, and what it is tried with. */
const leftOut: ReadonlySet<string> = new Set(['status', 'errors', 'cases']);

/**
 * SHA-256 of what a form says, base64url. Its status, errors and kept cases do not count, nor does the order of properties: a form that a
 * set held is known again once it is in production, and in another store.
 */
export function digestOfForm(doc: JsonObject): string {
  const relevant = Object.fromEntries(Object.entries(doc).filter(([property]) => !leftOut.has(property)));
  return hash('sha256', JSON.stringify(sorted(relevant)), 'base64url');
}

/** Properties that are undefined are left out of the text. */
function sorted(value: JsonValue | undefined): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((each) => sorted(each) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}
