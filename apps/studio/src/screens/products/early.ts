import { idKind } from '../../kernel/kind/idKind.ts';

/** Product templates: where they are, and the first requests of their screens. */
export const products = idKind({
  rest: '/rest/ProductTemplate',
  listedAt: '/rest/ProductTemplate/filter',
  list: '/config/productTemplate/browser',
  editor: '/config/productTemplate',
  isNamed: true,
  section: 'Product Templates',
  sortBy: 'name',
  hasAdvancedFilter: true,
  earlyFilters: { type: {}, active: {}, lastModifiedBy: { type: 'text' } },
});
