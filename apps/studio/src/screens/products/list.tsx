import type { ProductTemplateSummary } from '@studio/api';
import { DatabaseBackup, FileOutput, GitCompareArrows, Plus } from 'lucide-react';
import { defineList } from '../../kernel/list/ListDefinition.ts';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { editOfOrigin, lastEditedByFilter, lastEditedColumns } from '../../kernel/list/lastEditedColumns.tsx';
import { nameField, statusColumn, statusFilter } from '../../kernel/list/statusColumn.tsx';
import { comparePath } from '../../kernel/object/compare/comparePath.ts';
import { exportProducts, products } from './early.ts';
import { productText } from './products.messages.ts';

const types = ['Submmitable', 'Quoteable', 'both'] as const;

/** The list of product templates. */
export const productList = defineList<ProductTemplateSummary>(() => ({
  ...products.list.calls,
  title: productText('title'),
  nouns: { one: productText('one'), many: productText('many'), heading: productText('heading') },
  emptyText: productText('empty'),
  searchPlaceholder: productText('search'),
  columns: [
    {
      key: 'name',
      header: productText('name'),
      isSortable: true,
      width: 'minmax(12.5rem, 3fr)',
      render: ({ name }) => name,
    },
    {
      key: 'type',
      header: productText('type'),
      isSortable: true,
      width: 'minmax(7rem, 1fr)',
      render: ({ type }) => productText(`type.${type}`),
    },
    statusColumn<ProductTemplateSummary>('active', ({ active }) => active),
    ...lastEditedColumns<ProductTemplateSummary>(editOfOrigin),
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
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  getHref: ({ id, name }) => products.paths.pathOfId(id, name),
  prepareNext: () => import('./editor/route.tsx'),
  actions: {
    'New Product': {
      does: 'open',
      label: productText('new'),
      icon: <Plus aria-hidden size={16} />,
      variant: 'primary',
      path: products.paths.newPath,
    },
    Compare: {
      does: 'openChosen',
      label: productText('compare'),
      icon: <GitCompareArrows aria-hidden size={16} />,
      count: 2,
      pathOf: ([left = '', right = '']) => comparePath(products.paths, left, right),
    },
    Export: {
      does: 'bulk',
      label: productText('export'),
      icon: <FileOutput aria-hidden size={16} />,
      run: exportProducts,
      fileName: 'Product Templates.dbinit',
      texts: { loading: productText('export.loading'), success: productText('export.success') },
    },
    Backup: {
      does: 'backup',
      label: productText('backup'),
      icon: <DatabaseBackup aria-hidden size={16} />,
      section: 'Product Templates',
    },
  },
}));

/** The browser of product templates. */
export function Component() {
  return <ListScreen definition={productList()} />;
}
