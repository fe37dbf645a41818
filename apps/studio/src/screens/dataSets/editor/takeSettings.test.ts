import type { DataSet } from '@studio/api';
import { expect, test } from 'vitest';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { staticSet } from '../fixtures/dataSetDocs.ts';
import { editorOf } from '../fixtures/editedSets.ts';
import { takeSettings } from './takeSettings.ts';

const { version, timeLastModified } = staticSet;

/** The set as it was saved so many versions later. */
function after(saves: number, changes: Partial<DataSet>): Loaded<DataSet> {
  const time = { version: version + saves, timeLastModified: timeLastModified + saves * 1000 };
  return { doc: { ...staticSet, ...time, ...changes }, etag: `"after ${saves}"` };
}

const mine = after(1, { description: 'Mine' });
const theirs = after(2, { description: 'Theirs' });

test('the version of saved settings is taken, and edits stay', async () => {
  const editor = editorOf(staticSet, staticSet);
  await takeSettings(editor, { saved: mine, rebasedOnto: null });
  expect(editor.state.base.doc.description).toBe('Mine');
});

test('a version that is here already, or an earlier one, is not taken over a later one', async () => {
  const editor = editorOf(staticSet, staticSet);
  await takeSettings(editor, { saved: mine, rebasedOnto: null });
  editor.rebaseOnto({ author: 'Jon Vega', time: 7, current: theirs });
  await takeSettings(editor, { saved: mine, rebasedOnto: null });
  expect(editor.state.base.doc.description).toBe('Theirs');

  const caughtUp = editorOf(staticSet, staticSet);
  caughtUp.reset(theirs);
  await takeSettings(caughtUp, { saved: mine, rebasedOnto: null });
  expect(caughtUp.state.base.doc.description).toBe('Theirs');
});

test('the first version of a set that was made again is taken over the last one from before', async () => {
  const editor = editorOf(staticSet, staticSet);
  editor.reset(theirs);
  const again = { ...after(3, { description: 'Again' }).doc, version: 1 };
  await takeSettings(editor, { saved: { doc: again, etag: '"again"' }, rebasedOnto: null });
  expect(editor.state.base.doc.description).toBe('Again');
});
