import { defineMessages } from '../platform/i18n/defineMessages.ts';

/** What the two states of an object are called, in lists and editors. */
export const statusText = defineMessages('status', {
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  all: 'All Statuses',
});
