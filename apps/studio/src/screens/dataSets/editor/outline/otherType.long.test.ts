import type { DataSet, DataSetType } from '@studio/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Editor } from '../../../../kernel/editor/Editor.ts';
import { mergeVersions } from '../../../../kernel/editor/mergeVersions.ts';
import { changeId } from '../../../../kernel/editor/outline/describeChanges.ts';
import { mergeOutlines } from '../../../../kernel/editor/outline/mergeOutlines.ts';
import type { Change, Choice, Choices, Outline } from '../../../../kernel/editor/outline/Outline.ts';
import { isApplied } from '../../../../kernel/editor/outline/testing/isApplied.ts';
import { dataSetTypes, typeLabel } from '../../dataSetTypes.ts';
import { dataSetCase, docsOf, savedDoc } from '../../editor.cases.ts';
import { settingsOf } from '../../settings/model/SettingsDraft.ts';
import { toChangedSet } from '../../settings/model/toSettings.ts';
import { chooseType } from '../../settings/settingsForm.ts';
import { dataSetEditor } from '../definition.ts';
import { type DataSetDraft, isValid, toDraft, toPayload } from '../model.ts';

const { read } = dataSetEditor.outline;

/** What one person has made of a set here, and another one saved with another type. */
interface TwoTypes {
  readonly base: DataSet;
  readonly mine: DataSetDraft;
  readonly theirs: DataSet;
}

function twoTypes(from: DataSetType, to: DataSetType): fc.Arbitrary<TwoTypes> {
  const edits = fc.array(dataSetCase('', from).edits, { maxLength: 6 });
  return fc.tuple(docsOf(from), edits, edits).map(([base, ...both]) => {
    const [mine, other] = both.map((list) =>
      list.reduce((draft, edit) => {
        const next = edit(draft, base).draft;
        return isValid(next, base) ? next : draft;
      }, toDraft(base)),
    );
    const edited = savedDoc(toPayload(other ?? toDraft(base), base), base);
    const settings = chooseType(settingsOf(edited), to);
    const theirs = structuredClone(savedDoc(toChangedSet(settings, to, edited), edited));
    return { base, mine: mine ?? toDraft(base), theirs };
  });
}

function merge({ base, mine, theirs }: TwoTypes, choices: Choices = {}) {
  const sides = { base: { doc: base, etag: '"1"' }, origin: toDraft(base), draft: mine };
  return mergeVersions(dataSetEditor, sides, { doc: theirs, etag: '"2"' }, choices);
}

function itemsIn(group: string, outline: Outline): readonly string[] {
  return [...outline.values()]
    .filter(({ type, parent }) => type === 'item' && parent === group)
    .map(({ key }) => key);
}

const pairs = dataSetTypes.flatMap((from) =>
  dataSetTypes.filter((to) => to !== from).map((to) => [typeLabel(from), typeLabel(to), from, to] as const),
);

describe.each(pairs)('%s edited, and %s saved meanwhile', (_from, _to, from, to) => {
  const { isSuperseded } = dataSetCase('', from);

  test('every change here is in the merged draft, or is reported as one that cannot be kept', () => {
    fc.assert(
      fc.property(twoTypes(from, to), (both) => {
        const { collisions } = merge(both).merge;
        const choices = Object.fromEntries<Choice>(collisions.map(({ id }) => [id, 'mine']));
        const { outlines, unsupported, draft } = merge(both, choices);
        const { merged, myChanges } = mergeOutlines(outlines.base, outlines.mine, outlines.theirs);
        const outline = read(draft, both.theirs);
        const reported = new Set(unsupported.map(changeId));
        const isRemoved = (item: string) => outlines.base.has(item) && !outlines.mine.has(item);
        const isExcused = (change: Change) =>
          isSuperseded(change, merged, outline) &&
          (change.kind === 'removed'
            ? !itemsIn(change.key, outline).some(isRemoved)
            : itemsIn(change.key, merged).length === 0);
        const isMissing = (change: Change) =>
          !reported.has(changeId(change)) && !isApplied(change, outline) && !isExcused(change);
        expect(myChanges.filter(isMissing)).toEqual([]);
      }),
    );
  });

  test('nothing that cannot be kept goes before it is given up', () => {
    fc.assert(
      fc.property(twoTypes(from, to), (both) => {
        const editor = new Editor(dataSetEditor, both.base.name, { doc: both.base, etag: '"1"' });
        editor.edit(both.mine);
        const { unsupported } = merge(both);
        const theirs = { current: { doc: both.theirs, etag: '"2"' }, author: 'Priya Nair', time: 7 };
        const isRebased = editor.rebaseOnto(theirs);
        if (unsupported.length > 0) {
          expect(isRebased).toBe(false);
          expect(editor.state.draft).toBe(both.mine);
          expect(editor.state.conflict?.unsupported).toHaveLength(unsupported.length);
        }
        const { collisions = [] } = editor.state.conflict ?? {};
        expect(editor.resolveConflict(Object.fromEntries(collisions.map(({ id }) => [id, 'mine'])))).toBe(
          true,
        );
        expect(editor.state.base.etag).toBe('"2"');
      }),
    );
  });

  test('what was not changed here is not reported', () => {
    fc.assert(
      fc.property(twoTypes(from, to), (both) => {
        const { unsupported, merge: merged } = merge({ ...both, mine: toDraft(both.base) });
        expect([unsupported, merged.collisions]).toEqual([[], []]);
      }),
    );
  });
});
