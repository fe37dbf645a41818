import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';

interface FoundObject {
  object: JsonObject;
  /** JSON pointer from the root. */
  pointer: string;
}

/** Every object inside a value, the value itself included, outer ones first. */
export function walkObjects(value: JsonValue | undefined, pointer = ''): FoundObject[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    walkObjects(child, `${pointer}/${escapeToken(key)}`),
  );
  return Array.isArray(value) ? inner : [{ object: value, pointer }, ...inner];
}

/** A copy of a document in which every object is what `change` makes of it. */
export function mapObjects<Doc extends JsonObject>(
  doc: Doc,
  change: (object: JsonObject) => JsonObject,
): Doc {
  const visit = (value: JsonValue | undefined): JsonValue | undefined => {
    if (Array.isArray(value)) return value.map((item) => visit(item) ?? null);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(change(value)).map(([key, child]) => [key, visit(child)]);
    return Object.fromEntries(entries) as JsonObject;
  };
  // The change keeps the shape of the objects it is given.
  return visit(doc) as Doc;
}

function escapeToken(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
