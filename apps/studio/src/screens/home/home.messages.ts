import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the default home page. */
export const homeText = defineMessages('shell.homePage', {
  title: 'Home',
  choose: 'Choose where to start',
  'choose.text': 'The navigation and the search in the header lead to every screen.',
  empty: 'No area is open to you yet',
  'empty.text':
    'Your user is offered no administrative function that has a screen. An administrator of your system can change that.',
});
