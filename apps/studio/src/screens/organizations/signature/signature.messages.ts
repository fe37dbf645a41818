import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of the e-mail signature of an organization. */
export const signatureText = defineMessages('organizations.signature', {
  action: 'Email Signature',
  loading: 'Updating Email Signature',
  success: 'Email Signature Updated',
  changed:
    'Somebody changed it since it was opened. Copy your text, and open the signature again to see theirs.',
  unsaved: 'The email signature has unsaved changes. Save or cancel them first.',
  restored: 'Your unsaved changes of the email signature are here again.',
  type: 'Pictures (PNG, JPEG, GIF, WebP) and PDF can be attached.',
});
