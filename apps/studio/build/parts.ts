import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ChunkPart } from './planChunks.ts';

const studio = join(import.meta.dirname, '..');
const find = (pattern: string) => globSync(pattern, { cwd: studio }).toSorted();

/** The lists and editors of all areas are found by the names of their files. */
const lists = find('src/screens/*/list.tsx');
const editors = find('src/screens/*/editor/route.tsx');
/** Editors of areas without a list. */
const loneEditors = editors.filter((editor) => !lists.includes(join(dirname(dirname(editor)), 'list.tsx')));
const areaOf = (editor: string) => dirname(dirname(editor));
/** The file of what an editor shares with the rest of its area. */
const editorPart = (editor: string) => `${basename(areaOf(editor))}Editor`;
const lookupControl = 'src/kernel/list/LookupControl.tsx';
const editorDialogs = ['src/kernel/editor/ui/safetyDialogs.ts', 'src/screens/dataSets/laterParts.ts'];
const keptSettings = 'src/kernel/editor/modal/useKeptSettings.ts';
const plain = 'src/kernel/object/plain';
const ui = '../../packages/ui/src';

/** The fields that not every editor of declared fields has: an editor loads those that it declares. */
const rareFields = [
  'numberField',
  'dateField',
  'selectField',
  'multiSelectField',
  'tagsField',
  'rowsField',
  'checkboxField',
  'countField',
];

/** The files that several parts of the console share, in the order in which they are loaded. What only one needs is in that one's own. */
export const parts: readonly ChunkPart[] = [
  { name: 'start', entries: ['index.html'] },
  { name: 'console', entries: ['src/app/Console.tsx'] },
  { name: 'screens', entries: lists, sharedWith: editors.filter((editor) => !loneEditors.includes(editor)) },
  // What only the screens of one area need comes with its list.
  ...lists.map((list) => ({ name: basename(dirname(list)), entries: [list], within: dirname(list) })),
  // The grid of a list, which an editor without one is made of.
  { name: 'grid', entries: lists, sharedWith: loneEditors },
  { name: 'list', entries: lists },
  // What comes behind the rows of a list: new objects that were never saved are looked for, and the server is listened to. All editors
  // load it: pickers, which a list's filter shares with some of them, are in the next part.
  {
    name: 'behind',
    entries: ['src/screens/dataSets/dialogs/NewDataSetHost.tsx', lookupControl],
    sharedWith: editors,
    sharedByThoseWithout: `${ui}/Combobox/Combobox.tsx`,
  },
  { name: 'lookup', entries: [lookupControl] },
  // Settings in a modal over the editor, which not every one has.
  { name: 'settings', entries: editors, neededOnlyWith: keptSettings, neededByAllWith: keptSettings },
  // What the editor that declares no field at all shares with others.
  { name: 'editor', entries: editors, sharedWith: ['src/screens/dataSets/editor/route.tsx'] },
  // What editors of declared fields are made of, and in part those that declare a few: what all need, each field that only some have, and the little else that one shares with its dialogs.
  { name: 'fields', entries: editors, neededByAllWith: `${plain}/definePlainEditor.ts` },
  // What only some of them have, beginning with what most is needed for. What the dialogs of data sets have of it as well stays with
  // what all have: a dialog loads no file for each of its fields.
  // The dialogs compare rich texts, too: they load this file when such an editor has not.
  { name: 'richTextField', entries: editors, neededOnlyWith: `${plain}/richTextField.tsx` },
  ...[
    { name: 'conditions', module: 'src/kernel/rules/ruleSchema.ts' },
    { name: 'formView', module: 'src/kernel/formView/ViewedForm.ts' },
    { name: 'messages', module: 'src/kernel/messages/PlaceholderText.tsx' },
    { name: 'files', module: 'src/kernel/object/files/PendingFiles.ts' },
    ...rareFields.map((name) => ({ name, module: `${plain}/${name}.tsx` })),
  ].map(({ name, module }) => ({
    name,
    entries: editors,
    notSharedWith: editorDialogs,
    neededOnlyWith: module,
  })),
  { name: 'fields', entries: editors },
  // What an editor shares with the search, the help and the dialogs of its area alone.
  ...editors.map((editor) => ({
    name: editorPart(editor),
    entries: [editor],
    within: areaOf(editor),
  })),
  {
    name: 'layers',
    entries: [`${ui}/ConfirmDialog/surfaces.ts`, `${ui}/Menu/popupSurfaces.ts`],
  },
  {
    name: 'editorParts',
    entries: editorDialogs,
  },
];

/** The files that a list or an editor begins with, and of which most is called at once: the parts that they share, and their own. */
export const firstNeeded: readonly string[] = [
  ...[
    'index',
    'start',
    'Console',
    'console',
    'screens',
    'grid',
    'list',
    'editor',
    'settings',
    'fields',
    'route',
  ],
  ...['conditions', 'formView', 'messages', 'richTextField', ...rareFields],
  ...lists.map((list) => basename(dirname(list))),
  ...editors.map(editorPart),
];
