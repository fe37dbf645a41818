import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of previews of messages, and of their placeholders. */
export const messageText = defineMessages('messages', {
  preview: 'Preview',
  'preview.hint': 'With sample values in the place of placeholders.',
  format: 'Shown as',
  html: 'HTML',
  text: 'Plain text',
  dark: 'Dark',
  to: 'To',
  cc: 'Cc',
  bcc: 'Bcc',
  empty: 'There is no message yet.',
  noSubject: 'No subject',
  noTitle: 'No title',
  ok: 'OK',
  'unclosed.here': 'Not closed with }}, sent as it stands',
  'unknown.here': 'Unknown placeholder, sent as it stands',
});
