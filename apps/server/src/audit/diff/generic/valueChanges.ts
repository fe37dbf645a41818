import type { FieldChange } from '@studio/api';
import type { JsonObject, JsonValue } from '../../../store/JsonObject.ts';
import { diffSequence } from '../diffSequence.ts';
import { exactChange, type FieldPath, orderChange } from '../fieldChange.ts';
import { describeValue } from './describeValue.ts';
import { elementLabel, identityOf } from './elementIdentity.ts';
import { headingOf } from './headingOf.ts';

type Value = JsonValue | undefined;

/** What changed in a document of any kind, property by property. Null stands for a document that is not there. */
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
