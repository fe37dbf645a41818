import { defineMessages } from '../../../../platform/i18n/defineMessages.ts';

/** The texts of what versions of an organization differ in, besides its settings. */
export const historyText = defineMessages('organizations.history', {
  form: 'Form “{name}”',
  version: 'Version of the form',
  signature: 'Email Signature',
  letters: 'Letters of Authority',
  'letters.added': '{count} added',
  'letters.changed': '{count} changed',
  'letters.removed': '{count} removed',
});
