import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of the modal that reloads the rules of section templates. */
export const reloadText = defineMessages('sections.reload', {
  title: 'Reload Rules',
  question: 'Are you sure you want to reload section template rules?',
  validate: 'Validate rules',
  confirm: 'Reload',
  'success.one': 'Successfully reloaded {count} rule',
  'success.many': 'Successfully reloaded {count} rules',
  faulty: 'The rules were reloaded. Faults found: {count}.',
  'faulty.caption': 'Rules that are not valid',
  name: 'Section template',
  what: 'What is wrong',
});
