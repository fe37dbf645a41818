import { idKind } from '../../kernel/kind/idKind.ts';

/** Pop-up templates: where they are, and the first requests of their screens. */
export const popups = idKind({
  rest: '/rest/NotificationPopupTemplate',
  list: '/config/notification/popup/browser',
  editor: '/config/notification/popup/manage',
  section: 'Popup Templates',
  sortBy: 'name',
  hasAdvancedFilter: true,
  earlyFilters: { enabled: {}, include: {}, lastModifiedBy: { type: 'text' } },
});
