import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the profile. Import them where they are first drawn. */
export const profileText = defineMessages('shell.profile', {
  title: 'Profile',
  username: 'User name',
  organization: 'Organization',
  email: 'E-mail',
  phone: 'Work phone',
  mobile: 'Mobile',
  fax: 'Fax',
  loginType: 'Login type',
  'loginType.password': 'User name and password',
  'loginType.sso': 'Single sign-on',
  online: 'Online',
  offline: 'Offline',
  none: 'Not given',
  loading: 'Loading the profile',
  failed: 'The profile could not be loaded',
});
