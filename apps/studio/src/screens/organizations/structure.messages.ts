import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the tree of an organization. */
export const structureText = defineMessages('organizations.structure', {
  label: 'What the organization belongs to, and what belongs to it',
  failed: 'The structure could not be loaded',
  'open.one': 'Show 1 organization that belongs to it',
  'open.many': 'Show {count} organizations that belong to it',
  'close.one': 'Hide 1 organization that belongs to it',
  'close.many': 'Hide {count} organizations that belong to it',
  none: 'Nothing belongs to it.',
  more: 'Show more ({count} left)',
  'type.agency': 'Agency/Brokerage',
  'type.carrier': 'Carrier',
  'type.mga': 'MGA',
  'type.mgaAgency': 'MGA Agency/Brokerage',
});
