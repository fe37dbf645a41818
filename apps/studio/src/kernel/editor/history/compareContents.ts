import type { ChangeListItem } from '@studio/widgets';
import { describeChanges } from '../outline/describeChanges.ts';
import { diffOutlines } from '../outline/diffOutlines.ts';
import { objectKey } from '../outline/fieldsOf.ts';
import type { Outline } from '../outline/Outline.ts';
import type { OutlineDefinition } from '../outline/OutlineDefinition.ts';
import type { VersionContent } from '../VersionSource.ts';

/** What differs between two versions, as an outline says it. @param before null for nothing: everything that has a value differs */
export function compareContents<Doc, Draft extends object>(
  outline: OutlineDefinition<Doc, Draft>,
  before: VersionContent<Doc, Draft> | null,
  after: VersionContent<Doc, Draft>,
): readonly ChangeListItem[] {
  const newer = outline.read(after.draft, after.doc);
  const older =
    before === null
      ? nothingOf(newer)
      : outline.read(outline.alignKeys(before.draft, after.draft, before.doc), before.doc);
  return describeChanges(diffOutlines(older, newer), older, newer, outline.words);
}

/** The object before its first version: it has none of its values yet. Its content is added as a whole. */
function nothingOf(first: Outline): Outline {
  const object = first.get(objectKey);
  if (object === undefined) return new Map();
  const fields = Object.fromEntries(Object.entries(object.fields).filter(([, value]) => value === ''));
  return new Map([[objectKey, { ...object, fields }]]);
}
