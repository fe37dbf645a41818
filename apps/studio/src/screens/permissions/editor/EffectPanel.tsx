import type { PermissionUser } from '@studio/api';
import { Button, IconButton } from '@studio/ui';
import { Equal, Minus, Plus, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { permissionsText } from '../permissions.messages.ts';
import { Group, Panel, PanelEntry, PanelHead, Sums, Views, Warning } from './EffectPanel.styles.ts';
import type { Effect, Effects, Kept } from './model/effects.ts';

export interface EffectPanelProps {
  readonly effects: Effects;
  /** What an authorization is called, by its key. */
  readonly descriptionOf: (authorization: string) => string;
  /** The saving user's id. */
  readonly ownId: string;
  /** The saving user could not save again. */
  readonly losesOwn: boolean;
  /** Restores what the saving user would lose of it. */
  readonly onKeepOwn: () => void;
  readonly onClose: () => void;
}

/** Entries of a group that are shown before more are asked for. */
const shownAtFirst = 8;

const views = ['byPerson', 'byAuthorization'] as const;
type View = (typeof views)[number];

/** What the unsaved changes mean, person by person or authorization by authorization. */
export function EffectPanel(props: EffectPanelProps) {
  const { effects, descriptionOf, ownId, losesOwn, onKeepOwn, onClose } = props;
  const { gains, losses, keeps } = effects;
  const [view, setView] = useState<View>('byPerson');
  const words = { ownId, descriptionOf };
  const entriesOf = view === 'byPerson' ? personEntries : authorizationEntries;
  const isNothing = gains.length + losses.length + keeps.length === 0;
  return (
    <Panel aria-label={permissionsText('effect')}>
      <PanelHead>
        <h2>{permissionsText('effect')}</h2>
        <IconButton icon={<X size={16} />} label={permissionsText('effect.close')} onClick={onClose} />
      </PanelHead>
      <Sums role="status">
        <span data-tone="good">{gainText(gains.length)}</span>
        <span data-tone="bad">{loseText(losses.length)}</span>
      </Sums>
      {losesOwn && (
        <Warning>
          <TriangleAlert size={16} aria-hidden />
          <span>
            <b>{permissionsText('own.title')}</b> {permissionsText('own.text')}{' '}
            <Button variant="ghost" size="sm" onClick={onKeepOwn}>
              {permissionsText('own.keep')}
            </Button>
          </span>
        </Warning>
      )}
      {isNothing ? (
        <p>{permissionsText('effect.none')}</p>
      ) : (
        <Views role="group" aria-label={permissionsText('effect.view')}>
          {views.map((each) => (
            <Button key={each} size="sm" aria-pressed={view === each} onClick={() => setView(each)}>
              {permissionsText(`effect.${each}`)}
            </Button>
          ))}
        </Views>
      )}
      <EntryGroup
        title={permissionsText('effect.loses')}
        entries={entriesOf(losses, words)}
        icon={<Minus size={12} aria-hidden />}
        tone="bad"
      />
      <EntryGroup
        title={permissionsText('effect.gains')}
        entries={entriesOf(gains, words)}
        icon={<Plus size={12} aria-hidden />}
        tone="good"
      />
      <EntryGroup
        title={permissionsText('effect.keeps')}
        entries={keptEntries(keeps, words)}
        icon={<Equal size={12} aria-hidden />}
        tone="muted"
      />
    </Panel>
  );
}

function gainText(count: number): string {
  return count === 1 ? permissionsText('effect.gain.one') : permissionsText('effect.gain', { count });
}

function loseText(count: number): string {
  return count === 1 ? permissionsText('effect.lose.one') : permissionsText('effect.lose', { count });
}

/** One person or authorization of a group, and what changes for it. */
interface Entry {
  readonly key: string;
  readonly title: string;
  readonly isOwn: boolean;
  readonly note: string;
  readonly lines: readonly string[];
}

interface Words {
  readonly ownId: string;
  readonly descriptionOf: (authorization: string) => string;
}

function personEntry(user: PermissionUser, lines: readonly string[], { ownId }: Words): Entry {
  const { id, name, roleNames } = user;
  return { key: id, title: name, isOwn: id === ownId, note: roleNames.join(', '), lines };
}

/** Each person once; several authorizations that are those of the person before are not listed again. */
function personEntries(effects: readonly Effect[], words: Words): readonly Entry[] {
  return effects.map(({ user, keys }, index) => {
    const before = effects[index - 1]?.keys ?? [];
    const isSame = keys.length > 1 && keys.join() === before.join();
    const lines = isSame
      ? [permissionsText('effect.same', { count: keys.length })]
      : keys.map(words.descriptionOf);
    return personEntry(user, lines, words);
  });
}

/** Each authorization once, with the names of the people. */
function authorizationEntries(effects: readonly Effect[], { ownId, descriptionOf }: Words): readonly Entry[] {
  const people = new Map<string, PermissionUser[]>();
  for (const { user, keys } of effects)
    for (const key of keys) people.set(key, [...(people.get(key) ?? []), user]);
  return [...people].map(([key, users]) => ({
    key,
    title: descriptionOf(key),
    isOwn: users.some(({ id }) => id === ownId),
    note: usersText(users.length),
    lines: [users.map(({ name }) => name).join(', ')],
  }));
}

function keptEntries(keeps: readonly Kept[], words: Words): readonly Entry[] {
  return keeps.map(({ user, key, role }) => {
    const kept = permissionsText('effect.keep', { authorization: words.descriptionOf(key), role });
    return { ...personEntry(user, [kept], words), key: `${user.id} ${key}` };
  });
}

/** How many users. */
export function usersText(count: number): string {
  return count === 1 ? permissionsText('users.one') : permissionsText('users', { count });
}

interface EntryGroupProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly icon: ReactNode;
  readonly tone: 'good' | 'bad' | 'muted';
}

function EntryGroup({ title, entries, icon, tone }: EntryGroupProps) {
  const [isWhole, setWhole] = useState(false);
  if (entries.length === 0) return null;
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst);
  return (
    <Group>
      <h3>
        <span>{title}</span> <span>{entries.length}</span>
      </h3>
      <ul>
        {shown.map(({ key, title: name, isOwn, note, lines }) => (
          <PanelEntry key={key}>
            <b>{name}</b>
            {isOwn && <mark>{permissionsText('you')}</mark>} <span>{note}</span>
            <ul data-tone={tone}>
              {lines.map((line) => (
                <li key={line}>
                  {icon} {line}
                </li>
              ))}
            </ul>
          </PanelEntry>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {permissionsText('effect.more', { count: entries.length - shown.length })}
        </Button>
      )}
    </Group>
  );
}
