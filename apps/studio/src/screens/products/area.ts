import Package from 'lucide-react/icons/package';
import { usualBudget } from '../../kernel/area/Area.ts';
import { idArea } from '../../kernel/kind/idArea.ts';
import { products } from './early.ts';

/** Product templates: their browser and editor. */
export const productArea = idArea(products, {
  key: 'products',
  Icon: Package,
  list: () => import('./list.tsx'),
  editor: () => import('./editor/route.tsx'),
  furtherRoutes: [{ path: `${products.paths.newPath}/compare`, lazy: () => import('./compare/route.tsx') }],
  budget: usualBudget,
});
