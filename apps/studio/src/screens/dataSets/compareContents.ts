import type { ListedChange } from '@studio/widgets';
import { describeChanges } from '../../kernel/editor/outline/describeChanges.ts';
import { diffOutlines } from '../../kernel/editor/outline/diffOutlines.ts';
import type { OutlineDefinition } from '../../kernel/editor/outline/OutlineDefinition.ts';
import type { VersionContent } from '../../kernel/editor/VersionSource.ts';

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
      : outline.read(outline.adopt(before.draft, after.draft, before.doc), before.doc);
  return describeChanges(diffOutlines(older, newer), older, newer, outline.words);
}
