import type { Shortcut } from '../area/AreaHelp.ts';
import { editorKeyText } from './editorKeys.messages.ts';

/** The keys of every editor, for the help of an area. */
export const editorShortcuts = (): readonly Shortcut[] => [
  { keys: [['Mod', 'S']], label: editorKeyText('save') },
  { keys: [['Mod', 'Z']], label: editorKeyText('undo') },
  {
    keys: [
      ['Mod', 'Shift', 'Z'],
      ['Mod', 'Y'],
    ],
    label: editorKeyText('redo'),
  },
];
