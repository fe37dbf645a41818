import type { AreaHelp, Shortcut } from '../../kernel/area/AreaHelp.ts';
import type { LateArea } from '../../kernel/area/LateArea.ts';
import { idHelp, idSearch } from '../../kernel/kind/idSearch.ts';
import { forms } from './early.ts';
import { formText } from './forms.messages.ts';
import { formSearchText } from './search.messages.ts';

/** Finds form templates for the command palette. */
const formSearch = idSearch(forms, {
  label: formText('heading'),
  all: (text, total) => formSearchText('all', { total, text }),
  hint: ({ uniqueName, version, status }) =>
    formSearchText('hint', { uniqueName, version, status: formText(`status.${status}`) }),
});

const listAndEditor = idHelp(forms, {
  list: { title: formSearchText('help.list'), href: '/help/form-templates.html#finding' },
  editor: { title: formSearchText('help.editor'), href: '/help/form-templates.html#editing' },
});

const graphShortcuts = (): readonly Shortcut[] => [
  { keys: [['↑'], ['↓'], ['←'], ['→']], label: formSearchText('help.graph.next') },
  { keys: [['Enter']], label: formSearchText('help.graph.show') },
  { keys: [['+'], ['−'], ['0']], label: formSearchText('help.graph.zoom') },
];

const builderShortcuts = (): readonly Shortcut[] => [
  { keys: [['Mod', 'Enter']], label: formSearchText('help.builder.insert') },
  { keys: [['F2']], label: formSearchText('help.builder.label') },
  { keys: [['Shift', 'F2']], label: formSearchText('help.builder.component') },
  {
    keys: [
      ['Alt', 'Shift', '←'],
      ['Alt', 'Shift', '→'],
    ],
    label: formSearchText('help.builder.width'),
  },
  { keys: [['Enter']], label: formSearchText('help.builder.settings') },
  {
    keys: [
      ['Alt', '↑'],
      ['Alt', '↓'],
      ['Alt', '←'],
      ['Alt', '→'],
    ],
    label: formSearchText('help.builder.move'),
  },
  { keys: [['Mod', 'D']], label: formSearchText('help.builder.duplicate') },
  { keys: [['F8']], label: formSearchText('help.builder.problem') },
];

const tryIt = (): Shortcut => ({ keys: [['Mod', '.']], label: formSearchText('help.tryIt') });

/** Sets, graph and comparison are only looked at. */
const formHelp: AreaHelp = (pathname) => {
  const { newPath, listPath } = forms.paths;
  if (!['sets', 'graph', 'compare'].some((screen) => pathname === `${newPath}/${screen}`)) {
    const topic = listAndEditor(pathname);
    const isEditor = topic !== null && pathname !== listPath();
    return isEditor ? { ...topic, shortcuts: [...topic.shortcuts, ...builderShortcuts(), tryIt()] } : topic;
  }
  const sets = { title: formSearchText('help.sets'), href: '/help/form-templates.html#sets' };
  return { ...sets, shortcuts: pathname === `${newPath}/graph` ? graphShortcuts() : [] };
};

/** What the area of form templates has besides its screens. */
export const lateForms: LateArea = { search: formSearch, help: formHelp };

/**
 * What the area loads besides its list and editor. One file, so that the console, which begins with the area, does not name what each of
 * its further screens consists of.
 */
export const further = {
  sets: () => import('./sets/route.tsx'),
  compare: () => import('./versions/route.tsx'),
  graph: () => import('./graph/route.tsx'),
};
