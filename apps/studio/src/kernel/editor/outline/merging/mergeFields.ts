import { fieldNames, fieldOf } from '../fieldsOf.ts';
import type { Choices, Collision, Entry, FieldValue } from '../Outline.ts';
import { choiceOf, collisionId } from './collisions.ts';
import type { FieldParts, FindMerger } from './FieldMerger.ts';

/** An entry's fields after a merge, and those that collided. */
export interface MergedFields {
  readonly fields: Entry['fields'];
  readonly collisions: readonly Collision[];
}

/**
 * Merges the fields of an entry that both sides have.
 * @param base undefined when both sides added it
 * @param findMerger finds what merges a field that both changed. Default: such a field collides as a whole
 */
export function mergeFields(
  base: Entry | undefined,
  mine: Entry,
  theirs: Entry,
  choices: Choices,
  findMerger?: FindMerger,
): MergedFields {
  if (mine.fields === theirs.fields || theirs.fields === base?.fields) return untouched(mine);
  if (mine.fields === base?.fields) return untouched(theirs);
  const collisions: Collision[] = [];
  const mergeParts = ({ conflicts, write }: FieldParts, field: string): FieldValue => {
    const idOf = (part: string) => collisionId('field', mine.key, field, part);
    for (const { part, number, ...values } of conflicts)
      collisions.push({ kind: 'field', id: idOf(part), key: mine.key, field, part: number, ...values });
    return write((part) => choiceOf(choices, idOf(part)));
  };
  const mergeField = (field: string): FieldValue => {
    const [here, there] = [fieldOf(mine, field), fieldOf(theirs, field)];
    const was = base === undefined ? undefined : fieldOf(base, field);
    if (Object.is(here, there) || Object.is(there, was)) return here;
    if (Object.is(here, was)) return there;
    const parts = was === undefined ? null : findMerger?.(mine.type, field)?.(was, here, there);
    if (parts) return mergeParts(parts, field);
    const id = collisionId('field', mine.key, field);
    collisions.push({ kind: 'field', id, key: mine.key, field, base: was, mine: here, theirs: there });
    const choice = choiceOf(choices, id);
    if (typeof choice === 'object') return choice.value;
    return choice === 'mine' ? here : there;
  };
  const merged = fieldNames(mine, theirs).map((field) => [field, mergeField(field)] as const);
  const says = (entry: Entry) => merged.every(([field, value]) => Object.is(fieldOf(entry, field), value));
  if (says(mine)) return { fields: mine.fields, collisions };
  return { fields: says(theirs) ? theirs.fields : Object.fromEntries(merged), collisions };
}

function untouched({ fields }: Entry): MergedFields {
  return { fields, collisions: [] };
}
