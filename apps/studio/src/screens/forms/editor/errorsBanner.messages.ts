import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/**
 * What a form with errors says above its sections, by its status. A draft is saved with them, and not published; any other form is not saved, and
 * what is published is not marked in production either.
 */
export const errorsBannerText = defineMessages('forms.errors.banner', {
  'draft.one': '1 error keeps this form template from being published.',
  'draft.many': '{count} errors keep this form template from being published.',
  'published.one': '1 error keeps this form template from being saved and from being marked in production.',
  'published.many':
    '{count} errors keep this form template from being saved and from being marked in production.',
  'production.one': '1 error keeps this form template from being saved.',
  'production.many': '{count} errors keep this form template from being saved.',
  show: 'Show errors',
});
