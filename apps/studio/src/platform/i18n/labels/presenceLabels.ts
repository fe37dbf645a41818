import type { PresenceBarLabels } from '@studio/widgets';
import { countedLabel, type ReadText, translatedLabels } from '../translatedLabels.ts';

const most = 3;

/** The texts about who else is on the same object. */
export const presenceLabels = translatedLabels<PresenceBarLabels>('presence', {
  here: ['name'],
  person: {
    ids: ['person'],
    write:
      (text) =>
      ({ name, note }) =>
        note ? text('person', { name, note }) : name,
  },
  show: countedLabel('show'),
  joined: {
    ids: ['joined.one', 'joined.many', 'others.one', 'others.many'],
    write: (text) => (names) =>
      text(`joined.${names.length === 1 ? 'one' : 'many'}`, { names: list(names, text) }),
  },
  left: {
    ids: ['left', 'others.one', 'others.many'],
    write: (text) => (names) => text('left', { names: list(names, text) }),
  },
});

/** Up to three names, and how many others. */
function list(names: readonly string[], text: ReadText): string {
  const count = names.length - most;
  const others = text(`others.${count === 1 ? 'one' : 'many'}`, { count });
  const shown = count > 0 ? [...names.slice(0, most), others] : names;
  return new Intl.ListFormat(undefined, { type: 'conjunction' }).format(shown);
}
