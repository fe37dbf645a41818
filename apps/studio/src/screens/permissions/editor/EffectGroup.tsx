import { Avatar, Button } from '@studio/ui';
import { type ReactNode, useState } from 'react';
import { permissionsText } from '../permissions.messages.ts';
import { Group, PanelEntry } from './EffectPanel.styles.ts';

/** What changes for a person, or who it changes for. */
export interface Line {
  readonly key: string;
  readonly text: string;
}

/** One person or authorization of a group, and what changes for it. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly isPerson: boolean;
  readonly isOwn: boolean;
  readonly note: string;
  readonly lines: readonly Line[];
}

export interface EffectGroupProps {
  readonly title: string;
  /** People with the same note are folded together. */
  readonly entries: readonly Entry[];
  /** What the lines begin with. */
  readonly icon: ReactNode;
  readonly tone: 'good' | 'bad' | 'muted';
}

/** Shown before more is asked for: lines of an entry, entries with one note, and such sets of entries. */
const most = { lines: 4, alike: 3, sets: 8 };

/** Who loses, gains or keeps something. Long lists are folded. */
export function EffectGroup({ title, entries, icon, tone }: EffectGroupProps) {
  const [isWhole, setWhole] = useState(false);
  if (entries.length === 0) return null;
  const sets = [...Map.groupBy(entries, setOf)];
  const shown = isWhole ? sets : sets.slice(0, most.sets);
  const left = sets.slice(shown.length).flatMap(([, some]) => some).length;
  return (
    <Group>
      <h3>
        <span>{title}</span> <span>{entries.length}</span>
      </h3>
      {shown.map(([key, some]) => (
        <EntrySet key={key} entries={some} {...{ icon, tone }} />
      ))}
      {left > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {permissionsText('effect.more', { count: left })}
        </Button>
      )}
    </Group>
  );
}

/** People with the same roles are a set, but for the saving user, who is one alone as each authorization is. */
function setOf({ key, isPerson, isOwn, note }: Entry): string {
  return isPerson && !isOwn ? `alike ${note}` : `alone ${key}`;
}

type LookProps = Pick<EffectGroupProps, 'icon' | 'tone'>;

function EntrySet({ entries, ...look }: LookProps & { readonly entries: readonly Entry[] }) {
  const [isWhole, setWhole] = useState(false);
  // One more is shown rather than counted.
  const isFolded = !isWhole && entries.length > most.alike + 1;
  const shown = isFolded ? entries.slice(0, most.alike) : entries;
  const roles = entries[0]?.note ?? '';
  const count = entries.length - shown.length;
  return (
    <>
      <ul>
        {shown.map((entry) => (
          <EntryItem key={entry.key} {...{ entry }} {...look} />
        ))}
      </ul>
      {isFolded && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {roles === ''
            ? permissionsText('effect.more', { count })
            : permissionsText('effect.moreOf', { count, roles })}
        </Button>
      )}
    </>
  );
}

function EntryItem({ entry, icon, tone }: LookProps & { readonly entry: Entry }) {
  const [isWhole, setWhole] = useState(false);
  const { title, isPerson, isOwn, note, lines } = entry;
  const isFolded = !isWhole && lines.length > most.lines + 1;
  const shown = isFolded ? lines.slice(0, most.lines) : lines;
  return (
    <PanelEntry>
      {isPerson && <Avatar name={title} size="sm" aria-hidden />}
      <div>
        <b>{title}</b>
        {isOwn && <mark>{permissionsText('you')}</mark>} <span>{note}</span>
        <ul data-tone={tone}>
          {shown.map(({ key, text }) => (
            <li key={key}>
              {icon} {text}
            </li>
          ))}
        </ul>
        {isFolded && (
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            {permissionsText('effect.more', { count: lines.length - shown.length })}
          </Button>
        )}
      </div>
    </PanelEntry>
  );
}
