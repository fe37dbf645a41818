import type { Shortcut } from '../area/AreaHelp.ts';
import { listKeyText } from './listKeys.messages.ts';

/** The keys of every list, for the help of an area. */
export const listShortcuts = (): readonly Shortcut[] => [
  { keys: [['↑'], ['↓'], ['←'], ['→']], label: listKeyText('move') },
  { keys: [['Home'], ['End']], label: listKeyText('ends') },
  { keys: [['Enter']], label: listKeyText('open') },
  { keys: [['Enter']], label: listKeyText('card') },
  { keys: [['Space']], label: listKeyText('select') },
  {
    keys: [
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
    label: listKeyText('extend'),
  },
  { keys: [['Mod', 'A']], label: listKeyText('all') },
];
