import type { DataSet } from '@studio/api';
import { expect, test } from 'vitest';
import { Editor } from '../../../kernel/editor/Editor.ts';
import { staticSet } from '../fixtures/dataSetDocs.ts';
import { settingsOf } from './model/SettingsDraft.ts';
import { settingsEditor } from './settingsEditor.ts';

const custom: DataSet = {
  ...staticSet,
  description: 'As it was',
  type: 1,
  dynamicDefault: true,
  clearInvalidFieldValue: false,
  generatorBeanName: 'userDataItemGenerator',
  supportSearch: true,
  minSearchStringLength: 5,
};

test('the settings of an earlier version come back as one step, another type with all that hangs together with it', () => {
  const editor = new Editor(settingsEditor, staticSet.name, { doc: staticSet, etag: '"3"' });
  expect(editor.replaceContent(settingsOf(custom), custom)).toBe(true);
  expect(editor.state.draft).toEqual(settingsOf(custom));
  expect(editor.isDirty).toBe(true);
  expect(editor.undo()).toBe(true);
  expect(editor.isDirty).toBe(false);
  expect(editor.canUndo).toBe(false);
  expect(editor.replaceContent(settingsOf(staticSet), staticSet)).toBe(false);
});

test('versions are compared by their settings alone', async () => {
  const { versions } = settingsEditor;
  const content = (doc: DataSet) => ({ doc, draft: settingsOf(doc) });
  const [first] = staticSet.items;
  const otherItems = { ...staticSet, items: first === undefined ? [] : [first] };
  expect(await versions?.compare(content(otherItems), content(staticSet))).toEqual([]);
  const described = { ...staticSet, description: 'Another' };
  expect(await versions?.compare(content(staticSet), content(described))).toMatchObject([
    { kind: 'changed', field: 'Description', before: staticSet.description, after: 'Another' },
  ]);
});
