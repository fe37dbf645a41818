import { addMessages } from '../../../../messages/messages.ts';

/** How settings are named where changes are listed. */
export const settingsOutlineMessages = addMessages({
  'dataSets.settings.outline.type': '{type} ({details})',
  'dataSets.settings.outline.detail': '{setting}: {value}',
});
