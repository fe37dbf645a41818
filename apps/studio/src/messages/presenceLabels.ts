import type { PresenceBarLabels } from '@studio/widgets';
import { t } from './messages.ts';
import { once } from './once.ts';
import './presence.messages.ts';

const most = 3;

/** The texts about who else is on the same object. */
export const presenceLabels = once<Partial<PresenceBarLabels>>(() => ({
  list: t('presence.list'),
  here: (name) => t('presence.here', { name }),
  person: ({ name, note }) => (note ? t('presence.person', { name, note }) : name),
  show: (count) => (count === 1 ? t('presence.show.one') : t('presence.show.many', { count })),
  joined: (names) =>
    t(names.length === 1 ? 'presence.joined.one' : 'presence.joined.many', { names: list(names) }),
  left: (names) => t('presence.left', { names: list(names) }),
}));

function list(names: readonly string[]): string {
  const count = names.length - most;
  const others = count === 1 ? t('presence.others.one') : t('presence.others.many', { count });
  const shown = count > 0 ? [...names.slice(0, most), others] : names;
  return new Intl.ListFormat(undefined, { type: 'conjunction' }).format(shown);
}
