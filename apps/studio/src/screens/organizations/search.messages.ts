import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** What is found of organizations, and their help. */
export const organizationSearchText = defineMessages('organizations.search', {
  'all.agency': 'All {total} agencies/brokerages with “{text}”',
  'all.carrier': 'All {total} carriers with “{text}”',
  'all.mga': 'All {total} MGAs with “{text}”',
  'all.mgaAgency': 'All {total} MGA agencies/brokerages with “{text}”',
  'help.list': 'Finding organizations',
  'help.missing': 'Working off what is missing',
  'help.editor': 'Managing an organization',
});
