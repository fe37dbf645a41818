import type { DataSet } from '@studio/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equal } from '../../../../kernel/editor/equal.ts';
import { mergeVersions } from '../../../../kernel/editor/mergeVersions.ts';
import { diffOutlines } from '../../../../kernel/editor/outline/diffOutlines.ts';
import type { Change, Outline } from '../../../../kernel/editor/outline/Outline.ts';
import { isApplied } from '../../../../kernel/editor/outline/testing/isApplied.ts';
import { runs } from '../../../../kernel/editor/testing/runs.ts';
import { dataSetEditor } from '../definition.ts';
import { type DataSetDraft, isValid, toComparable, toDraft, toPayload } from '../model.ts';
import { dataSetOutline } from './dataSetOutline.ts';
import { someDocs, someEdits } from './testing/arbitraries.ts';
import { type DraftEdit, editDraft } from './testing/editDraft.ts';
import { isEmpty, isSuperseded } from './testing/superseded.ts';

const { read, alignKeys, write } = dataSetOutline;
const often = runs(1000);

const edited = (doc: DataSet, edits: readonly DraftEdit[], start = toDraft(doc)) =>
  edits.reduce((draft, edit) => editDraft(draft, doc, edit), start);

/** The document after a draft was saved over it. */
function saved(draft: DataSetDraft, doc: DataSet): DataSet {
  const { items, enhancedDynamicDataItems, dependency = null } = toPayload(draft, doc);
  return { ...doc, items: enhancedDynamicDataItems ?? items ?? [], dynamicDataSetDependency: dependency };
}

const plain = (outline: Outline) => [...outline.values()];

test('what is read is written as the draft it was', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(someDocs, someEdits, (doc, edits) => {
      const draft = edited(doc, edits);
      expect(write(read(draft, doc), [draft], doc)).toBe(draft);
    }),
    { numRuns: often },
  );
});

test('what is written reads back the same, whatever draft it is written into', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(someDocs, someEdits, someEdits, (doc, edits, others) => {
      const current = edited(doc, edits);
      const written = write(read(current, doc), [edited(doc, others), current, toDraft(doc)], doc);
      expect(plain(read(written, doc))).toEqual(plain(read(current, doc)));
      expect(toComparable(written, doc)).toEqual(toComparable(current, doc));
      expect(toPayload(written, doc)).toEqual(toPayload(current, doc));
    }),
    { numRuns: often },
  );
});

test('drafts with equal outlines are saved alike', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(someDocs, someEdits, someEdits, (doc, edits, others) => {
      const [one, other] = [edited(doc, edits), edited(doc, others)];
      const isSame = diffOutlines(read(one, doc), read(other, doc)).length === 0;
      if (isSame) expect(toComparable(one, doc)).toEqual(toComparable(other, doc));
      if (!equal(toComparable(one, doc), toComparable(other, doc))) expect(isSame).toBe(false);
    }),
    { numRuns: often },
  );
});

test('what was saved, loaded again, has the same outline', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(someDocs, someEdits, (doc, edits) => {
      const draft = edited(doc, edits);
      fc.pre(isValid(draft, doc));
      const next = saved(draft, doc);
      const again = alignKeys(toDraft(next), draft, next);
      expect(plain(read(again, next))).toEqual(plain(read(draft, doc)));
      expect(toComparable(again, next)).toEqual(toComparable(toDraft(next), next));
    }),
    { numRuns: often },
  );
});

const loaded = (doc: DataSet) => ({ doc, etag: '' });

test('a merge says what both sides changed, and is saved so', { timeout: 60_000 }, () => {
  let merges = 0;
  fc.assert(
    fc.property(someDocs, someEdits, someEdits, (doc, edits, others) => {
      const theirDraft = edited(doc, others);
      fc.pre(isValid(theirDraft, doc));
      const theirs = saved(theirDraft, doc);
      const origin = toDraft(doc);
      const mine = edited(doc, edits);
      const sides = { base: loaded(doc), origin, draft: mine };
      const { merge, draft } = mergeVersions(dataSetEditor, sides, loaded(theirs));
      fc.pre(merge.collisions.length === 0);
      merges += 1;
      const outline = read(draft, theirs);
      const isMissing = (change: Change) =>
        !isApplied(change, outline) && !isSuperseded(change, merge.merged, outline);
      expect([...merge.myChanges, ...merge.theirChanges].filter(isMissing)).toEqual([]);
      if (!isValid(draft, theirs)) return;
      const next = saved(draft, theirs);
      expect(plain(read(alignKeys(toDraft(next), draft, next), next))).toEqual(plain(outline));
    }),
    { numRuns: often },
  );
  expect(merges).toBeGreaterThan(often * 0.3);
});

test('whatever is chosen, what the merge says is what is written', { timeout: 60_000 }, () => {
  let collisions = 0;
  fc.assert(
    fc.property(someDocs, someEdits, someEdits, fc.array(fc.boolean()), (doc, edits, others, sides) => {
      const theirDraft = edited(doc, others);
      fc.pre(isValid(theirDraft, doc));
      const theirs = saved(theirDraft, doc);
      const all = { base: loaded(doc), origin: toDraft(doc), draft: edited(doc, edits) };
      const asked = mergeVersions(dataSetEditor, all, loaded(theirs)).merge.collisions;
      const choices = asked.map(({ id }, at) => [id, sides[at] === true ? 'theirs' : 'mine'] as const);
      const { merge, draft } = mergeVersions(dataSetEditor, all, loaded(theirs), Object.fromEntries(choices));
      collisions += asked.length;
      const outline = read(draft, theirs);
      for (const entry of merge.merged.values()) {
        if (entry.type === 'item' || entry.type === 'dependency')
          expect(outline.get(entry.key)).toEqual(entry);
        if (entry.type === 'criterion' && !isEmpty(entry)) expect(outline.get(entry.key)).toEqual(entry);
      }
      expect(write(outline, [draft], theirs)).toBe(draft);
    }),
    { numRuns: often },
  );
  expect(collisions).toBeGreaterThan(often * 0.3);
});

test('a rebase onto a version that only others changed gives it as it is', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(someDocs, someEdits, (doc, edits) => {
      const theirDraft = edited(doc, edits);
      fc.pre(isValid(theirDraft, doc));
      const theirs = saved(theirDraft, doc);
      const origin = toDraft(doc);
      const { merge, draft } = mergeVersions(
        dataSetEditor,
        { base: loaded(doc), origin, draft: origin },
        loaded(theirs),
      );
      expect(merge.collisions).toEqual([]);
      expect(toComparable(draft, theirs)).toEqual(toComparable(toDraft(theirs), theirs));
      expect(toPayload(draft, theirs)).toEqual(toPayload(toDraft(theirs), theirs));
    }),
    { numRuns: often },
  );
});
