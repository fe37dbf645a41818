import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';

interface FoundObject {
  object: JsonObject;
  /** JSON pointer from the root. */
  pointer: string;
}

/** Every object inside a value, the value itself included, outer ones first. */
export function walkObjects(value: JsonValue | undefined, pointer = ''): FoundObject[] {
  const found: FoundObject[] = [];
  collect(value, pointer, found);
  return found;
}

/** Into one list, and with pointers of what can hold objects alone: a rule of a thousand conditions is walked several times with each save. */
function collect(value: JsonValue | undefined, pointer: string, found: FoundObject[]): void {
  if (!mayHold(value)) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (mayHold(item)) collect(item, `${pointer}/${index}`, found);
    return;
  }
  found.push({ object: value, pointer });
  for (const [key, child] of Object.entries(value))
    if (mayHold(child)) collect(child, `${pointer}/${escapeToken(key)}`, found);
}

function mayHold(value: JsonValue | undefined): value is JsonObject | JsonValue[] {
  return typeof value === 'object' && value !== null;
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

const escaped = /[~/]/;

function escapeToken(key: string): string {
  return escaped.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
