import type { JsonValue } from '../../../store/JsonObject.ts';

/** What names an element of a list; the first that it has. */
const namingProperties = ['id', 'uniqueName', 'key', 'name', 'number'];
/** What people call it. */
const shownProperties = ['label', 'name', 'uniqueName', 'key', 'number', 'id'];

/** The identity of an element among its neighbours, independent of its position; null when it has no name. */
export function identityOf(element: JsonValue): string | null {
  return textOf(element, namingProperties);
}

/** What a list's element is called: its label or name, the text that it is, or its number. */
export function elementLabel(element: JsonValue, position: number): string {
  return textOf(element, shownProperties) ?? String(position + 1);
}

function textOf(element: JsonValue, properties: readonly string[]): string | null {
  if (typeof element === 'string' && element !== '') return element;
  if (typeof element !== 'object' || element === null || Array.isArray(element)) return null;
  const texts = properties.map((property) => element[property]);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}
