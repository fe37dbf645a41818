import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the help. Import them where they are first drawn. */
export const helpText = defineMessages('shell', {
  'help.title': 'Help',
  'help.documentation': 'Documentation',
  'help.opensTab': '(opens in a new tab)',
  'help.support': 'Support',
  'help.everywhere': 'Everywhere',
  'help.screen': 'On this screen',
  'help.topic.console': 'Working with Studio',
  'keys.palette': 'Open the command palette',
  'keys.help': 'Open this help',
  'keys.close': 'Close a dialog, a menu or a list',
  'keys.skip': 'Skip to content, as the first key on a screen',
});
