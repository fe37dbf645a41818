import MapIcon from 'lucide-react/icons/map';
import { usualBudget } from '../../kernel/area/Area.ts';
import { loneArea } from '../../kernel/kind/loneArea.ts';
import { rates } from './early.ts';

/** The rate status: one screen for all entries. */
export const rateArea = loneArea(rates, {
  key: 'rates',
  Icon: MapIcon,
  editor: () => import('./editor/route.tsx'),
  // Its grid of rows with choices and days is heavier than a form.
  budget: { editor: usualBudget.editor },
});
