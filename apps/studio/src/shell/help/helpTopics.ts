import type { MessageId } from '../../messages/defaults.ts';
import './help.messages.ts';

/** Keys that do one thing; `Mod` stands for Ctrl, or the command key where there is one. */
export interface Shortcut {
  /** Each entry does it alone; the keys of one are pressed together. */
  readonly keys: readonly (readonly string[])[];
  readonly label: MessageId;
}

/** What the help knows of a screen. */
export interface HelpTopic {
  /** The name of its documentation. */
  readonly title: MessageId;
  /** Where the documentation is, on this server. */
  readonly href: string;
  readonly shortcuts: readonly Shortcut[];
}

/** Keys that work on every screen. */
export const commonShortcuts: readonly Shortcut[] = [
  { keys: [['Mod', 'K']], label: 'shell.keys.palette' },
  { keys: [['Mod', '/']], label: 'shell.keys.help' },
  { keys: [['Esc']], label: 'shell.keys.close' },
  { keys: [['Tab']], label: 'shell.keys.skip' },
];

const general: HelpTopic = { title: 'shell.help.topic.console', href: '/help/index.html', shortcuts: [] };

const browser: HelpTopic = {
  title: 'shell.help.topic.browser',
  href: '/help/data-sets.html#finding',
  shortcuts: [
    { keys: [['↑'], ['↓'], ['←'], ['→']], label: 'shell.keys.grid.move' },
    { keys: [['Home'], ['End']], label: 'shell.keys.grid.ends' },
    { keys: [['Enter']], label: 'shell.keys.grid.open' },
    { keys: [['Enter']], label: 'shell.keys.grid.card' },
    { keys: [['Space']], label: 'shell.keys.grid.select' },
    {
      keys: [
        ['Shift', '↑'],
        ['Shift', '↓'],
      ],
      label: 'shell.keys.grid.extend',
    },
    { keys: [['Mod', 'A']], label: 'shell.keys.grid.all' },
  ],
};

const save: Shortcut = { keys: [['Mod', 'S']], label: 'shell.keys.items.save' };
const steps: readonly Shortcut[] = [
  { keys: [['Mod', 'Z']], label: 'shell.keys.items.undo' },
  {
    keys: [
      ['Mod', 'Shift', 'Z'],
      ['Mod', 'Y'],
    ],
    label: 'shell.keys.items.redo',
  },
];
const cells: Shortcut = { keys: [['↑'], ['↓'], ['←'], ['→']], label: 'shell.keys.items.move' };

const editor: HelpTopic = {
  title: 'shell.help.topic.editor',
  href: '/help/data-sets.html#editing',
  shortcuts: [
    save,
    ...steps,
    cells,
    { keys: [['Enter']], label: 'shell.keys.items.below' },
    { keys: [['Esc']], label: 'shell.keys.items.revert' },
    {
      keys: [
        ['Shift', '↑'],
        ['Shift', '↓'],
      ],
      label: 'shell.keys.items.extend',
    },
    { keys: [['Space']], label: 'shell.keys.items.select' },
    { keys: [['Mod', 'A']], label: 'shell.keys.items.all' },
    {
      keys: [
        ['Alt', '↑'],
        ['Alt', '↓'],
      ],
      label: 'shell.keys.items.reorder',
    },
    { keys: [['Delete']], label: 'shell.keys.items.remove' },
    { keys: [['Mod', 'C']], label: 'shell.keys.items.copy' },
    { keys: [['Mod', 'V']], label: 'shell.keys.items.paste' },
  ],
};

const criteria: HelpTopic = {
  title: 'shell.help.topic.criteria',
  href: '/help/data-sets.html#criteria',
  shortcuts: [
    save,
    ...steps,
    cells,
    { keys: [['Enter'], ['F2']], label: 'shell.keys.criteria.edit' },
    { keys: [['Esc']], label: 'shell.keys.criteria.end' },
    { keys: [['Delete']], label: 'shell.keys.criteria.clear' },
  ],
};

/** The help of the screen at a path; the general one where a screen has none of its own. */
export function helpTopicAt(pathname: string): HelpTopic {
  if (pathname === '/config/dataSet/browser') return browser;
  if (!pathname.startsWith('/config/dataSet/')) return general;
  return pathname.endsWith('/dynamicCriteria') ? criteria : editor;
}
