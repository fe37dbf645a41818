import type { AreaHelp, HelpTopic, Shortcut } from '../../kernel/area/AreaHelp.ts';
import { editorShortcuts } from '../../kernel/editor/editorShortcuts.ts';
import { listShortcuts } from '../../kernel/list/listShortcuts.ts';
import { dataSetBrowserPath } from './dataSets.urls.ts';
import { dataSetHelpText } from './help.messages.ts';

/** The help of the data set screens. */
export const dataSetHelp: AreaHelp = (pathname) => {
  if (pathname === dataSetBrowserPath()) return browser();
  return pathname.endsWith('/dynamicCriteria') ? criteria() : editor();
};

function browser(): HelpTopic {
  return {
    title: dataSetHelpText('help.browser'),
    href: '/help/data-sets.html#finding',
    shortcuts: listShortcuts(),
  };
}

function cells(): Shortcut {
  return { keys: [['↑'], ['↓'], ['←'], ['→']], label: dataSetHelpText('keys.move') };
}

function editor(): HelpTopic {
  return {
    title: dataSetHelpText('help.editor'),
    href: '/help/data-sets.html#editing',
    shortcuts: [
      ...editorShortcuts(),
      cells(),
      { keys: [['Enter']], label: dataSetHelpText('keys.below') },
      { keys: [['Esc']], label: dataSetHelpText('keys.revert') },
      {
        keys: [
          ['Shift', '↑'],
          ['Shift', '↓'],
        ],
        label: dataSetHelpText('keys.extend'),
      },
      { keys: [['Space']], label: dataSetHelpText('keys.select') },
      { keys: [['Mod', 'A']], label: dataSetHelpText('keys.all') },
      {
        keys: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
        label: dataSetHelpText('keys.reorder'),
      },
      { keys: [['Delete']], label: dataSetHelpText('keys.remove') },
      { keys: [['Mod', 'C']], label: dataSetHelpText('keys.copy') },
      { keys: [['Mod', 'V']], label: dataSetHelpText('keys.paste') },
    ],
  };
}

function criteria(): HelpTopic {
  return {
    title: dataSetHelpText('help.criteria'),
    href: '/help/data-sets.html#criteria',
    shortcuts: [
      ...editorShortcuts(),
      cells(),
      { keys: [['Enter'], ['F2']], label: dataSetHelpText('keys.criteria.edit') },
      { keys: [['Esc']], label: dataSetHelpText('keys.criteria.end') },
      { keys: [['Delete']], label: dataSetHelpText('keys.criteria.clear') },
    ],
  };
}
