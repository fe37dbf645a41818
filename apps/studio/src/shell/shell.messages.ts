import { defineMessages } from '../platform/i18n/defineMessages.ts';

/** The texts of the frame around every screen: header and navigation. Its dialogs bring their own. */
export const shellText = defineMessages('shell', {
  product: 'Studio',
  skipToContent: 'Skip to content',
  home: 'Studio, first screen',
  opening: 'Opening…',
  openFailed: 'This part of the console could not be loaded.',
  partGone: 'A newer version of the console has been installed. Reload the page to go on.',
  'search.label': 'Search or jump to…',
  'navigation.label': 'Administration',
  'navigation.title': 'Navigation',
  'navigation.open': 'Open navigation',
  'navigation.collapse': 'Collapse navigation',
  'navigation.expand': 'Expand navigation',
  'activity.label': 'Activity',
  'activity.empty': 'Nothing has failed.',
  'activity.clear': 'Clear',
  'activity.announce': '{action} failed: {reason}',
  help: 'Help',
  'userMenu.label': 'User menu',
  'userMenu.profile': 'Profile',
  'userMenu.changePassword': 'Change Password',
  'userMenu.theme': 'Theme',
  'userMenu.theme.light': 'Light',
  'userMenu.theme.dark': 'Dark',
  'userMenu.theme.system': 'System',
  'userMenu.logout': 'Logout',
  'routeError.title': 'This screen could not be shown',
  'routeError.part':
    'A part of the console could not be loaded. The connection may be gone, or a newer version may have been installed.',
  'routeError.reload': 'Reload',
});
