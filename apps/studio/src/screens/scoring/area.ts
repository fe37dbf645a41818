import Gauge from 'lucide-react/icons/gauge';
import { redirect } from 'react-router';
import { usualBudget } from '../../kernel/area/Area.ts';
import { idArea } from '../../kernel/kind/idArea.ts';
import { scoringRules } from './early.ts';

/** Scoring rules: their browser and editor. */
export const scoringArea = idArea(scoringRules, {
  key: 'scoringRules',
  Icon: Gauge,
  list: () => import('./list.tsx'),
  editor: () => import('./editor/route.tsx'),
  late: async () => {
    const { scoringEditorText: text } = await import('./scoring.messages.ts');
    return (await import('../../kernel/kind/idSearch.ts')).idLate(scoringRules, {
      text,
      help: { list: 'scoring-rules.html#finding', editor: 'scoring-rules.html#editing' },
      hint: ({ scoringFolderName }) => scoringFolderName,
    });
  },
  // What addresses of the product call a new one.
  furtherRoutes: [
    {
      path: `${scoringRules.paths.newPath}/-1`,
      loader: () => redirect(scoringRules.paths.newPath),
    },
  ],
  budget: usualBudget,
});
