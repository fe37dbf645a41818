import type { FieldChange } from '@studio/api';
import type { JsonObject, JsonValue } from '../../../store/JsonObject.ts';
import { diffSequence } from '../diffSequence.ts';
import { describeParts, exactChange, type FieldPath, orderChange, simpleText } from '../fieldChange.ts';

type Value = JsonValue | undefined;

/** What changed in a document of any kind, property by property. Null: there is no such document. */
export function valueChanges(before: JsonObject | null, after: JsonObject | null): FieldChange[] {
  return objectChanges([], before ?? {}, after ?? {});
}

function objectChanges(path: FieldPath, before: JsonObject, after: JsonObject): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => changesAt([...path, headingOf(name)], before[name], after[name]));
}

function changesAt(path: FieldPath, before: Value, after: Value): FieldChange[] {
  if (isObject(before) && isObject(after)) return objectChanges(path, before, after);
  if (isListOrNothing(before) && isListOrNothing(after)) {
    return elementChanges(path, before ?? [], after ?? []);
  }
  return exactChange(path, describeValue(before), describeValue(after));
}

/** Elements are known by what names them, then by being equal; the rest is compared in order. */
function elementChanges(path: FieldPath, before: JsonValue[], after: JsonValue[]): FieldChange[] {
  const { kept, removed, added } = diffSequence(before, after, [
    identityOf,
    (element) => JSON.stringify(element),
    (element) => typeof element,
  ]);
  return [
    ...removed.flatMap(({ item, from }) =>
      exactChange([...path, elementLabel(item, from)], describeValue(item), null),
    ),
    ...kept.flatMap((pair) => {
      const place = [...path, elementLabel(pair.after, pair.to)];
      const changed = changesAt(place, pair.before, pair.after);
      return pair.isMoved ? [...changed, orderChange(place, pair.from, pair.to)] : changed;
    }),
    ...added.flatMap(({ item, to }) =>
      exactChange([...path, elementLabel(item, to)], null, describeValue(item)),
    ),
  ];
}

function isObject(value: Value): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOrNothing(value: Value): value is JsonValue[] | null | undefined {
  return Array.isArray(value) || value === null || value === undefined;
}

/** A whole value on one line; null for nothing. Nested objects are in parentheses. */
function describeValue(value: JsonValue | undefined): string | null {
  if (typeof value !== 'object' || value === null) return simpleText(value);
  if (Object.keys(value).length === 0) return 'Empty';
  return Array.isArray(value)
    ? value.map(describeInner).join('; ')
    : describeParts(
        Object.entries(value).map(([name, part]) => [headingOf(name), describeInner(part)] as const),
      );
}

function describeInner(value: JsonValue | undefined): string {
  const text = describeValue(value) ?? '';
  return typeof value === 'object' && value !== null && text !== '' ? `(${text})` : text;
}

/** The name of a property as a heading: `formTemplateUniqueName` becomes `Form Template Unique Name`. */
function headingOf(property: string): string {
  const words = property
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What names an element of a list; the first that it has. */
const namingProperties = ['id', 'uniqueName', 'key', 'name', 'number'];
/** What people call it. */
const shownProperties = ['label', 'name', 'uniqueName', 'key', 'number', 'id'];

/** The identity of an element among its neighbours, independent of its position; null when it has no name. */
function identityOf(element: JsonValue): string | null {
  return textOf(element, namingProperties);
}

/** What a list's element is called: its label or name, the text that it is, or its number. */
function elementLabel(element: JsonValue, position: number): string {
  return textOf(element, shownProperties) ?? String(position + 1);
}

function textOf(element: JsonValue, properties: readonly string[]): string | null {
  if (typeof element === 'string' && element !== '') return element;
  if (typeof element !== 'object' || element === null || Array.isArray(element)) return null;
  const texts = properties.map((property) => element[property]);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}
