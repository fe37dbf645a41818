import { defineMessages } from '../../../../platform/i18n/defineMessages.ts';

/** The texts of the export of kept cases. */
export const exportCasesText = defineMessages('rules.exportCases', {
  title: 'Export Cases',
  text: 'The kept cases of a rule set as a file, which the test bench imports.',
  set: 'Rule Set',
  'count.one': '1 kept case',
  'count.many': '{count} kept cases',
  format: 'Format',
  'format.json': 'JSON, with everything that is expected of rules',
  'format.csv': 'CSV, with the values alone',
  confirm: 'Export',
  none: 'The rule set has no kept cases.',
  loading: 'Loading rule sets',
  failed: 'The cases could not be loaded',
});
