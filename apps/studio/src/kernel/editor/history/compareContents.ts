import type { ListedChange } from '@studio/widgets';
import { describeChanges } from '../outline/describeChanges.ts';
import { diffOutlines } from '../outline/diffOutlines.ts';
import type { OutlineDefinition } from '../outline/OutlineDefinition.ts';
import type { VersionContent } from '../VersionSource.ts';

/** What differs between two versions, as an outline says it. @param before null for nothing */
export function compareContents<Doc, Draft extends object>(
  outline: OutlineDefinition<Doc, Draft>,
  before: VersionContent<Doc, Draft> | null,
  after: VersionContent<Doc, Draft>,
): readonly ListedChange[] {
  const newer = outline.read(after.draft, after.doc);
  const older =
    before === null
      ? new Map()
      : outline.read(outline.alignKeys(before.draft, after.draft, before.doc), before.doc);
  return describeChanges(diffOutlines(older, newer), older, newer, outline.words);
}
