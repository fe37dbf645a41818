import MapIcon from 'lucide-react/icons/map';
import { loneArea } from '../../kernel/kind/loneArea.ts';
import { rates } from './early.ts';

/** The rate status: one screen for all entries. */
export const rateArea = loneArea(rates, {
  key: 'rates',
  Icon: MapIcon,
  editor: () => import('./editor/route.tsx'),
  // Its grid of rows that are edited in place, with choices and days: some 20 kB that plain editors do not have.
  budget: { editor: 345 },
});
