import ClipboardList from 'lucide-react/icons/clipboard-list';
import { defineArea, usualBudget } from '../../kernel/area/Area.ts';
import { objectRoutes } from '../../kernel/area/objectRoutes.ts';
import { forms } from './early.ts';

const { newPath } = forms.paths;
const [sets, graph] = [`${newPath}/sets`, `${newPath}/graph`];
const late = () => import('./late.ts');

/** Form templates: their browser and editor, sets of them, versions side by side, and all of them as a graph. */
export const formArea = defineArea({
  key: 'formTemplates',
  Icon: ClipboardList,
  path: forms.paths.listPath(),
  section: '/config/template/',
  subTabs: new Map([
    ['sets', { path: sets, section: sets }],
    ['graph', { path: graph, section: graph }],
  ]),
  routes: [
    ...objectRoutes({
      // A new form is made in a modal over the list: its editor has an id.
      paths: { ...forms.paths, objectPattern: '/:id/:tab?/:rule?' },
      early: forms,
      list: () => import('./list.tsx'),
      editor: () => import('./editor/route.tsx'),
    }),
    { path: sets, lazy: async () => (await late()).further.sets() },
    { path: `${newPath}/compare`, lazy: async () => (await late()).further.compare() },
    { path: graph, lazy: async () => (await late()).further.graph() },
  ],
  // The list has nine actions, eight columns and eight conditions to filter by: 1.7 kB more than others. The editor draws the builder, with
  // settings of fields, behind the rest, and keeps expressions that are typed and not saved.
  budget: { ...usualBudget, editor: 404 },
});
