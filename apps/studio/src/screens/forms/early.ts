import { idKind } from '../../kernel/kind/idKind.ts';

/** Form templates: where they are, and the first requests of their screens. */
export const forms = idKind({
  rest: '/rest/UIFormTemplate',
  listedAt: '/rest/UIFormTemplate/filter',
  list: '/config/template/browser',
  editor: '/config/template',
  sortBy: 'type',
  searchKey: 'name',
  hasAdvancedFilter: true,
  earlyFilters: { type: {}, status: {} },
});
