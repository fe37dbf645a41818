import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of an address without a screen. */
export const notFoundText = defineMessages('shell.notFound', {
  title: 'There is no such page',
  text: 'Nothing is at {path}. The address may be mistyped, or what it named may be gone.',
  link: 'Go to the first screen',
});
