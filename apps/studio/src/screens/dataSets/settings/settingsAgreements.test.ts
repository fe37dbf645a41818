import { type DataSet, ProblemError } from '@studio/api';
import { expect, test } from 'vitest';
import { Editor } from '../../../kernel/editor/Editor.ts';
import { equal } from '../../../kernel/editor/equal.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { dependentDoc } from '../editor/draft/testing/dependentDoc.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import { toChangedSet } from './model/toSettings.ts';
import { toConfirm } from './settingsAgreements.ts';
import { settingsEditor } from './settingsEditor.ts';
import { chooseType, type SettingsDoc } from './settingsForm.ts';

const doc = dependentDoc([['FR', ['bop', '1', null]]]);
const withMore = dependentDoc([['FR', ['bop', '1', null], ['auto', '2', null]]]);

/** A server that has this version by now, and takes whatever is saved over it. */
function editorBeside(latest: DataSet) {
  const current: Loaded<SettingsDoc> = { doc: latest, etag: '"2"' };
  const written: unknown[] = [];
  const editor = new Editor<SettingsDoc, SettingsDraft>(
    {
      ...settingsEditor,
      save: async (_id, { type, ...draft }, base) => {
        if (base.etag !== current.etag)
          throw new ProblemError(412, { type: 'x', title: 'Stale', status: 412 }, new Headers());
        if (base.doc === null || type === null) throw new Error('There is nothing to save.');
        const body = toChangedSet({ ...draft, type }, type, base.doc);
        written.push(body);
        return { doc: { ...base.doc, type, items: body.items ?? [] }, etag: '"3"' };
      },
      toConflict: (error) =>
        error instanceof ProblemError ? { current, author: 'Priya Nair', time: 7 } : null,
    },
    doc.name,
    { doc, etag: '"1"' },
  );
  return { editor, written };
}

/** Saves another type as long as nothing more has to be agreed to. */
async function saveAsStatic(editor: Editor<SettingsDoc, SettingsDraft>) {
  editor.edit(chooseType(editor.state.draft, 0));
  const agreed = toConfirm(editor);
  return { agreed, isSaved: await editor.save(() => equal(agreed, toConfirm(editor))) };
}

test('another type is not written over criteria that somebody has added meanwhile', async () => {
  const { editor, written } = editorBeside(withMore);
  const { agreed, isSaved } = await saveAsStatic(editor);
  expect(agreed?.typeChange?.change.lostCriteria).toBe(1);
  expect([isSaved, written]).toEqual([false, []]);
  expect(editor.state).toMatchObject({ base: { etag: '"2"' }, draft: { type: 0 }, failure: null });
  expect(toConfirm(editor)?.typeChange?.change.lostCriteria).toBe(2);
  expect(await editor.save()).toBe(true);
});

test('nor over criteria that somebody has replaced: as many, but not the same', async () => {
  const { editor, written } = editorBeside(dependentDoc([['FR', ['bop', '9', null]]]));
  expect((await saveAsStatic(editor)).isSaved).toBe(false);
  expect(written).toEqual([]);
});

test('other settings that somebody has saved meanwhile need no other agreement', async () => {
  const { editor, written } = editorBeside({ ...doc, description: 'Theirs' });
  expect((await saveAsStatic(editor)).isSaved).toBe(true);
  expect(written).toMatchObject([{ description: 'Theirs', type: 0 }]);
});

test('a name that somebody has given meanwhile needs another agreement than the one before', () => {
  const { editor } = editorBeside(doc);
  editor.edit({ ...editor.state.draft, name: 'Mine ' });
  expect(toConfirm(editor)).toEqual({ typeChange: null, rename: { from: doc.name, to: 'Mine' } });
});
