import { addMessages } from '../../messages/messages.ts';

/** The texts of the profile. Import them where they are first drawn. */
export const profileMessages = addMessages({
  'shell.profile.title': 'Profile',
  'shell.profile.username': 'User name',
  'shell.profile.organization': 'Organization',
  'shell.profile.email': 'E-mail',
  'shell.profile.phone': 'Work phone',
  'shell.profile.mobile': 'Mobile',
  'shell.profile.fax': 'Fax',
  'shell.profile.loginType': 'Login type',
  'shell.profile.loginType.password': 'User name and password',
  'shell.profile.loginType.sso': 'Single sign-on',
  'shell.profile.online': 'Online',
  'shell.profile.offline': 'Offline',
  'shell.profile.none': 'Not given',
  'shell.profile.loading': 'Loading the profile',
  'shell.profile.failed': 'The profile could not be loaded',
});
