import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { usualBudget } from '../../kernel/area/Area.ts';
import { loneArea } from '../../kernel/kind/loneArea.ts';
import { preferences } from './early.ts';

/** System preferences: one screen for all of them. */
export const preferenceArea = loneArea(preferences, {
  key: 'preferences',
  Icon: SlidersHorizontal,
  editor: () => import('./editor/route.tsx'),
  budget: { editor: usualBudget.editor },
});
