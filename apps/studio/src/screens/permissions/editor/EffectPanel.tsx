import type { PermissionUser } from '@studio/api';
import { Button, IconButton } from '@studio/ui';
import { Equal, Minus, Plus, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { permissionsText } from '../permissions.messages.ts';
import { Group, Panel, PanelHead, PanelPerson, Sums, Warning } from './EffectPanel.styles.ts';
import type { Effects } from './model/effects.ts';

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

/** People of a group that are shown before more are asked for. */
const shownAtFirst = 20;

/** What the unsaved changes mean, person by person. */
export function EffectPanel(props: EffectPanelProps) {
  const { effects, descriptionOf, ownId, losesOwn, onKeepOwn, onClose } = props;
  const { gains, losses, keeps } = effects;
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
      {isNothing && <p>{permissionsText('effect.none')}</p>}
      <PeopleGroup
        title={permissionsText('effect.loses')}
        ownId={ownId}
        people={losses.map(({ user, keys }) => ({ user, lines: keys.map(descriptionOf) }))}
        icon={<Minus size={12} aria-hidden />}
        tone="bad"
      />
      <PeopleGroup
        title={permissionsText('effect.gains')}
        ownId={ownId}
        people={gains.map(({ user, keys }) => ({ user, lines: keys.map(descriptionOf) }))}
        icon={<Plus size={12} aria-hidden />}
        tone="good"
      />
      <PeopleGroup
        title={permissionsText('effect.keeps')}
        ownId={ownId}
        people={keeps.map(({ user, key, role }) => ({
          user,
          lines: [permissionsText('effect.keep', { authorization: descriptionOf(key), role })],
        }))}
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

interface PeopleGroupProps {
  readonly title: string;
  readonly ownId: string;
  readonly people: readonly { readonly user: PermissionUser; readonly lines: readonly string[] }[];
  readonly icon: ReactNode;
  readonly tone: 'good' | 'bad' | 'muted';
}

function PeopleGroup({ title, ownId, people, icon, tone }: PeopleGroupProps) {
  const [isWhole, setWhole] = useState(false);
  if (people.length === 0) return null;
  const shown = isWhole ? people : people.slice(0, shownAtFirst);
  return (
    <Group>
      <h3>
        <span>{title}</span> <span>{people.length}</span>
      </h3>
      <ul>
        {shown.map(({ user, lines }) => (
          <PanelPerson key={`${user.id} ${lines[0]}`}>
            <b>{user.name}</b>
            {user.id === ownId && <mark>{permissionsText('you')}</mark>}{' '}
            <span>{user.roleNames.join(', ')}</span>
            <ul data-tone={tone}>
              {lines.map((line) => (
                <li key={line}>
                  {icon} {line}
                </li>
              ))}
            </ul>
          </PanelPerson>
        ))}
      </ul>
      {shown.length < people.length && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {permissionsText('effect.more', { count: people.length - shown.length })}
        </Button>
      )}
    </Group>
  );
}
