import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts that every screen has. */
export const screenText = defineMessages('shell', {
  documentTitle: '{title} · {studio}',
});
