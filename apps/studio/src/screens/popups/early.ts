import { idKind } from '../../kernel/kind/idKind.ts';

/** Pop-up templates: where they are, and what their screens ask for first. */
export const popups = idKind({
  rest: '/rest/NotificationPopupTemplate',
  list: '/config/notification/popup/browser',
  editor: '/config/notification/popup/manage',
  sortBy: 'name',
  hasAdvancedFilter: true,
});
