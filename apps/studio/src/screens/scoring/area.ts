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
  // What addresses of the product call a new one.
  furtherRoutes: [
    {
      path: `${scoringRules.paths.newPath}/-1`,
      loader: () => redirect(scoringRules.paths.newPath),
    },
  ],
  budget: usualBudget,
});
