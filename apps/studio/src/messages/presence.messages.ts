import { addMessages } from './messages.ts';

/** The texts about who else is on the same object. */
export const presenceMessages = addMessages({
  'presence.list': 'Also here',
  'presence.here': '{name} is here',
  'presence.person': '{name}, {note}',
  'presence.show.one': '1 other person is here',
  'presence.show.many': '{count} other people are here',
  'presence.joined.one': '{names} is here now',
  'presence.joined.many': '{names} are here now',
  'presence.left': '{names} left',
  'presence.others.one': '1 other',
  'presence.others.many': '{count} others',
});
