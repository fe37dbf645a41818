import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ChunkPart } from './planChunks.ts';

const studio = join(import.meta.dirname, '..');
const find = (pattern: string) => globSync(pattern, { cwd: studio }).toSorted();

/** The lists and editors of all areas are found by the names of their files. */
const lists = find('src/screens/*/list.tsx');
const editors = find('src/screens/*/editor/route.tsx');
const lookupControl = 'src/kernel/list/LookupControl.tsx';
const layers = '../../packages/ui/src';

/** The files that several parts of the console share, in the order in which they are loaded. What only one needs is in that one's own. */
export const parts: readonly ChunkPart[] = [
  { name: 'start', entries: ['index.html'] },
  { name: 'console', entries: ['src/app/Console.tsx'] },
  { name: 'screens', entries: lists, sharedWith: editors },
  // What only the screens of one area need comes with its list.
  ...lists.map((list) => ({ name: basename(dirname(list)), entries: [list], within: dirname(list) })),
  { name: 'list', entries: lists },
  // What comes behind the rows of a list: new objects that were never saved are looked for, and the server is listened to.
  {
    name: 'behind',
    entries: ['src/screens/dataSets/dialogs/NewDataSetHost.tsx', lookupControl],
    sharedWith: editors,
  },
  { name: 'lookup', entries: [lookupControl] },
  { name: 'editor', entries: editors, sharedByThoseWithout: 'src/kernel/object/plain/definePlainEditor.ts' },
  // What editors of declared fields are made of.
  { name: 'fields', entries: editors },
  {
    name: 'layers',
    entries: [
      `${layers}/ConfirmDialog/surfaces.ts`,
      `${layers}/Dialog/DialogSurface.tsx`,
      `${layers}/Menu/MenuSurface.tsx`,
      `${layers}/Popover/PopoverSurface.tsx`,
    ],
  },
  {
    name: 'editorParts',
    entries: [
      'src/kernel/editor/ui/safetyDialogs.ts',
      'src/screens/dataSets/dialogs/settingsParts.ts',
      'src/screens/dataSets/editor/criteriaParts.ts',
    ],
  },
];

/** The files that a list or an editor begins with, and of which most is called at once: the parts that they share, and their own. */
export const firstNeeded: readonly string[] = [
  ...['index', 'start', 'Console', 'console', 'screens', 'list', 'editor', 'fields', 'route'],
  ...lists.map((list) => basename(dirname(list))),
];
