import Images from 'lucide-react/icons/images';
import { usualBudget } from '../../kernel/area/Area.ts';
import { loneArea } from '../../kernel/kind/loneArea.ts';
import { files } from './early.ts';

/** Files and icons: one screen for all of them. */
export const fileArea = loneArea(files, {
  key: 'files',
  Icon: Images,
  editor: () => import('./editor/route.tsx'),
  // A table of rows, and what takes, checks and sends files.
  budget: { editor: usualBudget.editor },
});
