import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { drawnLate } from './drawnLate.ts';
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

/** What editors draw at once though they load it late. */
const late = Object.values(drawnLate).flat();
const ruleSchema = 'src/kernel/rules/ruleSchema.ts';
const popups = `${ui}/Menu/popupSurfaces.ts`;
const routeOf = (area: string) => `src/screens/${area}/editor/route.tsx`;
/** Editors of declared rows in a grid. */
const gridEditors = editors.filter((editor) =>
  /\b(defineLoneGrid|RowGrid)\b/.test(readFileSync(join(studio, editor), 'utf8')),
);
/** Editors that have grids, or conditions, or load them late: what they share is not loaded by all. */
const withGrid = [...['dataSets', 'forms'].map(routeOf), ...gridEditors];
const withConditions = ['rules', 'sections', 'organizations', 'forms'].map(routeOf);
const allBut = (some: readonly string[]) => editors.filter((editor) => !some.includes(editor));

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
/** What they are made of, which conditions and grids are made of, too. */
const rareWidgets = ['NumberField', 'DateField', 'MultiSelect', 'TagField'];

/** The files that several parts of the console share, in the order in which they take modules. What only one needs is in that one's own. */
export const parts: readonly ChunkPart[] = [
  { name: 'start', entries: ['index.html'] },
  { name: 'console', entries: ['src/app/Console.tsx'] },
  { name: 'screens', entries: lists, sharedWith: editors.filter((editor) => !loneEditors.includes(editor)) },
  // What only the screens of one area need comes with its list.
  ...lists.map((list) => ({ name: basename(dirname(list)), entries: [list], within: dirname(list) })),
  // What an editor loads late needs little of a list: icons, a field for a search. Here they are few bytes; a list's own file is many.
  { name: 'screens', entries: late, sharedWith: lists },
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
  // What every page loads once it is idle: without a part of its own it would bring the fields of the one editor that shares it.
  { name: 'followed', entries: ['src/platform/followed/followed.ts'] },
  // What an editor loads late needs of grids (long lists), of the widgets for conditions (undo by key, dragged rows, announcements), and
  // of menus, without the rest of those.
  {
    name: 'rows',
    entries: late,
    sharedWith: [...withGrid, ...editorDialogs],
    notSharedWith: allBut(withGrid),
  },
  { name: 'widgets', entries: late, sharedWith: withConditions, notSharedWith: allBut(withConditions) },
  { name: 'editor', entries: late, sharedWith: [popups], notSharedWith: editors },
  // Settings in a modal over the editor, which not every one has: too little for a file of its own.
  { name: 'editor', entries: editors, neededOnlyWith: keptSettings, neededByAllWith: keptSettings },
  // The grid of declared rows, of which dialogs of data sets have a part: no other editor loads it.
  { name: 'editableGrid', entries: gridEditors, notSharedWith: allBut(gridEditors) },
  { name: 'cells', entries: gridEditors, notSharedWith: allBut([routeOf('dataSets'), ...gridEditors]) },
  // What the editor that declares no field at all shares with others.
  { name: 'editor', entries: editors, sharedWith: ['src/screens/dataSets/editor/route.tsx'] },
  // What editors of declared fields are made of, and in part those that declare a few: what all need, each field that only some have, and the little else that one shares with its dialogs.
  { name: 'fields', entries: editors, neededByAllWith: `${plain}/definePlainEditor.ts` },
  // What only some of them have, beginning with what most is needed for. What the dialogs of data sets have of it as well stays with
  // what all have: a dialog loads no file for each of its fields.
  // The dialogs compare rich texts, too: they load this file when such an editor has not.
  { name: 'richTextField', entries: editors, neededOnlyWith: `${plain}/richTextField.tsx` },
  ...[
    // The tree of conditions comes with an editor that draws one; another shows conditions in words.
    { name: 'conditions', module: ruleSchema, sharedWith: [routeOf('sections')] },
    { name: 'conditionTree', module: ruleSchema },
    { name: 'names', module: 'src/kernel/rules/names/namedIn.ts' },
    { name: 'formView', module: 'src/kernel/formView/ViewedForm.ts' },
    ...rareFields.map((name) => ({ name, module: `${plain}/${name}.tsx` })),
    ...rareWidgets.map((name) => ({ name, module: `${ui}/${name}/${name}.tsx` })),
    { name: 'messages', module: 'src/kernel/messages/PlaceholderText.tsx' },
    { name: 'files', module: 'src/kernel/object/files/PendingFiles.ts' },
  ].map(({ name, module, ...rest }) => ({
    name,
    entries: editors,
    ...rest,
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
    entries: [`${ui}/ConfirmDialog/surfaces.ts`, popups],
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
    'widgets',
    'fields',
    'route',
  ],
  ...['conditions', 'conditionTree', 'formView', 'messages', 'richTextField', ...rareFields, ...rareWidgets],
  ...['editableGrid', 'cells'],
  ...lists.map((list) => basename(dirname(list))),
  ...editors.map(editorPart),
];
