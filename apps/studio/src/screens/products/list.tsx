import type { ProductTemplateSummary } from '@studio/api';
import { GitCompareArrows } from 'lucide-react';
import { idList } from '../../kernel/kind/idList.tsx';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { lastEditedByFilter } from '../../kernel/list/lastEditedColumns.tsx';
import { nameField, statusColumn, statusFilter } from '../../kernel/list/statusColumn.tsx';
import { comparePath } from '../../kernel/object/compare/comparePath.ts';
import { products } from './early.ts';
import { productText } from './products.messages.ts';

const types = ['Submmitable', 'Quoteable', 'both'] as const;

/** The list of product templates. */
export const productList = idList<ProductTemplateSummary>(products, () => ({
  text: productText,
  columns: [
    {
      key: 'type',
      header: productText('type'),
      isSortable: true,
      width: 'minmax(7rem, 1fr)',
      render: ({ type }) => productText(`type.${type}`),
    },
    statusColumn<ProductTemplateSummary>('active', ({ active }) => active),
  ],
  filters: {
    type: {
      label: productText('type'),
      placeholder: productText('type.all'),
      choices: types.map((value) => ({ value, label: productText(`type.${value}`) })),
    },
    active: statusFilter(),
    lastModifiedBy: lastEditedByFilter(),
  },
  advancedFilter: [nameField(productText('name'))],
  newAction: 'New Product',
  prepareNext: () => import('./editor/route.tsx'),
  actions: {
    Compare: {
      does: 'openChosen',
      label: productText('compare'),
      icon: <GitCompareArrows aria-hidden size={16} />,
      count: 2,
      pathOf: ([left = '', right = '']) => comparePath(products.paths, left, right),
    },
  },
}));

/** The browser of product templates. */
export function Component() {
  return <ListScreen definition={productList()} />;
}
