import type { PermissionUser } from '@studio/api';
import { Button, IconButton } from '@studio/ui';
import { CircleX, Equal, Minus, Plus, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { permissionsText } from '../permissions.messages.ts';
import { EffectGroup, type Entry, type Line } from './EffectGroup.tsx';
import { Panel, PanelHead, Sums, Views, Warning } from './EffectPanel.styles.ts';
import type { Effect, Effects, Kept } from './model/effects.ts';
import type { Refusal } from './model/saveOutlook.ts';

export interface EffectPanelProps {
  readonly effects: Effects;
  /** Why the server would refuse to save them; null when it would not. */
  readonly refusal: Refusal | null;
  /** What an authorization is called, by its key. */
  readonly descriptionOf: (authorization: string) => string;
  /** The saving user's id. */
  readonly ownId: string;
  /** Restores what the saving user would lose. */
  readonly onKeepOwn: () => void;
  readonly onClose: () => void;
}

const views = ['byPerson', 'byAuthorization'] as const;
type View = (typeof views)[number];

/** What the unsaved changes mean, person by person or authorization by authorization. */
export function EffectPanel(props: EffectPanelProps) {
  const { effects, refusal, descriptionOf, ownId, onKeepOwn, onClose } = props;
  const { keeps } = effects;
  const [view, setView] = useState<View>('byPerson');
  const words = { ownId, descriptionOf };
  const entriesOf = view === 'byPerson' ? personEntries : authorizationEntries;
  const [gains, losses] = [ownFirst(effects.gains, ownId), ownFirst(effects.losses, ownId)];
  const isNothing = gains.length + losses.length + keeps.length === 0;
  const ownLosses = losses.find(({ user }) => user.id === ownId)?.keys ?? [];
  const isOwn = ownLosses.length > 0;
  return (
    <Panel aria-label={permissionsText('effect')}>
      <PanelHead>
        <h2>{permissionsText('effect')}</h2>
        <IconButton icon={<X size={16} />} label={permissionsText('effect.close')} onClick={onClose} />
      </PanelHead>
      <Sums role="status">
        <Sum tone="good" sign="+" count={gains.length} />
        <Sum tone="bad" sign={'\u2212'} count={losses.length} />
      </Sums>
      {refusal !== null && (
        <Warning data-tone="bad">
          <CircleX size={16} aria-hidden />
          <span>
            <b>{permissionsText('refused.title')}</b> {refusalText(refusal, descriptionOf)}{' '}
            {isOwn && <KeepButton onClick={onKeepOwn} />}
          </span>
        </Warning>
      )}
      {refusal === null && isOwn && (
        <Warning>
          <TriangleAlert size={16} aria-hidden />
          <span>
            <b>{ownLossTitle(ownLosses, descriptionOf)}</b> {permissionsText('own.text')}{' '}
            <KeepButton onClick={onKeepOwn} />
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
      <EffectGroup
        title={permissionsText('effect.loses')}
        entries={entriesOf(losses, words)}
        icon={<Minus size={12} aria-hidden />}
        tone="bad"
      />
      <EffectGroup
        title={permissionsText('effect.gains')}
        entries={entriesOf(gains, words)}
        icon={<Plus size={12} aria-hidden />}
        tone="good"
      />
      <EffectGroup
        title={permissionsText('effect.keeps')}
        entries={keptEntries(ownFirst(keeps, ownId), words)}
        icon={<Equal size={12} aria-hidden />}
        tone="muted"
      />
    </Panel>
  );
}

interface SumProps {
  readonly tone: 'good' | 'bad';
  readonly sign: string;
  readonly count: number;
}

/** How many people gain or lose something. */
function Sum({ tone, sign, count }: SumProps) {
  const what = tone === 'good' ? 'effect.gain' : 'effect.lose';
  return (
    <span data-tone={tone}>
      <b>{count === 0 ? '0' : `${sign}${count}`}</b> {permissionsText(count === 1 ? `${what}.one` : what)}
    </span>
  );
}

function KeepButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="ghost" size="sm" {...{ onClick }}>
      {permissionsText('own.keep')}
    </Button>
  );
}

/** So many authorizations are named in a sentence; of more it has the number. */
const mostNamed = 3;

/** What the saving user would lose. @param keys of authorizations */
export function ownLossTitle(keys: readonly string[], descriptionOf: Words['descriptionOf']): string {
  return permissionsText('own.title', { authorizations: namesOf(keys, descriptionOf) });
}

function namesOf(keys: readonly string[], descriptionOf: Words['descriptionOf']): string {
  if (keys.length > mostNamed) return permissionsText('authorizations', { count: keys.length });
  return new Intl.ListFormat(undefined, { type: 'conjunction' }).format(keys.map(descriptionOf));
}

function refusalText(refusal: Refusal, descriptionOf: Words['descriptionOf']): string {
  return refusal === 'nobodyLeft'
    ? permissionsText('refused.nobodyLeft')
    : permissionsText('refused.withheld', { authorizations: namesOf(refusal.withheld, descriptionOf) });
}

/** The saving user before the others, who stay in their order. */
function ownFirst<Some extends Pick<Effect, 'user'>>(some: readonly Some[], ownId: string): readonly Some[] {
  const isOwn = ({ user }: Some) => user.id === ownId;
  return [...some.filter(isOwn), ...some.filter((each) => !isOwn(each))];
}

interface Words {
  readonly ownId: string;
  readonly descriptionOf: (authorization: string) => string;
}

function personEntry(user: PermissionUser, lines: readonly Line[], { ownId }: Words): Entry {
  const { id, name, roleNames } = user;
  return { key: id, title: name, isPerson: true, isOwn: id === ownId, note: roleNames.join(', '), lines };
}

/** Each person once; several authorizations that are those of the person before with the same roles are not listed again. */
function personEntries(effects: readonly Effect[], words: Words): readonly Entry[] {
  const last = new Map<string, string>();
  return effects.map(({ user, keys }) => {
    const roles = user.id === words.ownId ? user.id : user.roleNames.join();
    const isSame = keys.length > 1 && keys.join() === last.get(roles);
    last.set(roles, keys.join());
    const lines = isSame
      ? [{ key: '', text: permissionsText('effect.same', { count: keys.length }) }]
      : keys.map((key) => ({ key, text: words.descriptionOf(key) }));
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
    isPerson: false,
    isOwn: users.some(({ id }) => id === ownId),
    note: usersText(users.length),
    lines: users.map(({ id, name }) => ({ key: id, text: name })),
  }));
}

function keptEntries(keeps: readonly Kept[], words: Words): readonly Entry[] {
  return [...Map.groupBy(keeps, ({ user }) => user)].map(([user, some]) => {
    const lines = some.map(({ key, role }) => ({
      key,
      text: permissionsText('effect.keep', { authorization: words.descriptionOf(key), role }),
    }));
    return personEntry(user, lines, words);
  });
}

/** How many users. */
export function usersText(count: number): string {
  return count === 1 ? permissionsText('users.one') : permissionsText('users', { count });
}
