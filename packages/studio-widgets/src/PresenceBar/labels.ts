import type { PresentPerson } from './types.ts';

/** Texts of a bar of people. */
export interface PresenceBarLabels {
  /** Accessible name of the list of people. */
  readonly list: string;
  /** The text beside the picture when it is the only one: the button's name. */
  readonly here: (name: string) => string;
  /** A person as the tooltip and the list for assistive technology have it. */
  readonly person: (person: PresentPerson) => string;
  /** Name of the button that lists several of them, and of what it opens. */
  readonly show: (count: number) => string;
  /** Announced when people came. */
  readonly joined: (names: readonly string[]) => string;
  /** Announced when people left. */
  readonly left: (names: readonly string[]) => string;
}

/** Up to three names, and how many others. */
function namesOf(names: readonly string[]): string {
  // The words around them are English, whatever the locale of the numbers is.
  const all = new Intl.ListFormat('en', { type: 'conjunction' });
  const rest = names.length - 3;
  if (rest <= 0) return all.format(names);
  return all.format([...names.slice(0, 3), rest === 1 ? '1 other' : `${rest} others`]);
}

const areOrIs = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');

export const defaultLabels: PresenceBarLabels = {
  list: 'Also here',
  here: (name) => `${name} is here`,
  person: ({ name, note }) => (note ? `${name}, ${note}` : name),
  show: (count) => (count === 1 ? '1 other person is here' : `${count} other people are here`),
  joined: (names) => `${namesOf(names)} ${areOrIs(names)} here now`,
  left: (names) => `${namesOf(names)} left`,
};
