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
  late: async () => {
    const { productEditorText: text, productText } = await import('./products.messages.ts');
    return (await import('../../kernel/kind/idSearch.ts')).idLate(products, {
      text,
      help: { list: 'product-templates.html#finding', editor: 'product-templates.html#editing' },
      hint: ({ type }) => productText(`type.${type}`),
      fields: { shortName: text('shortName'), externalName: text('externalName') },
    });
  },
  budget: usualBudget,
});
