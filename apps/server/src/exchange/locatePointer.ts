import type { JsonValue } from '../store/JsonObject.ts';
import type { Position } from './Position.ts';

/** The position of the part of a document that a JSON pointer leads to, or the nearest one around it of known position. */
export function locatePointer(
  doc: JsonValue,
  pointer: string,
  places: ReadonlyMap<object, Position>,
): Position | null {
  let value: JsonValue | undefined = doc;
  let found: Position | null = null;
  for (const token of ['', ...pointer.split('/').slice(1)]) {
    if (token !== '') value = childOf(value, token.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (typeof value !== 'object' || value === null) break;
    found = places.get(value) ?? found;
  }
  return found;
}

function childOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value[Number(key)];
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
