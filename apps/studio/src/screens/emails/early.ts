import { idKind } from '../../kernel/kind/idKind.ts';

/** E-mail templates: where they are, and the first requests of their screens. */
export const emails = idKind({
  rest: '/rest/NotificationEmailTemplate',
  list: '/config/notification/email/browser',
  editor: '/config/notification/email/manage',
  section: 'Email Templates',
  sortBy: 'name',
  hasAdvancedFilter: true,
  earlyFilters: { enabled: {}, defaultSelectedOption: {}, lastModifiedBy: { type: 'text' } },
});
