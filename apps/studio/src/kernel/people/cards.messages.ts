import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of cards. */
export const cardText = defineMessages('cards', {
  card: 'Business card',
  loading: 'Loading the card',
  failed: 'The card could not be loaded',
  'user.missing': '{name} is no longer a user of this system.',
  'organization.missing': '{name} is no longer an organization of this system.',
  online: 'Online',
  offline: 'Offline',
  workPhone: 'Work phone',
  mobile: 'Mobile',
  fax: 'Fax',
  email: 'E-mail',
  agency: 'Agency',
  carrier: 'Carrier',
  code: 'Code',
  address: 'Address',
  phone: 'Phone',
  parentName: 'Parent',
  parentCode: 'Parent code',
});
