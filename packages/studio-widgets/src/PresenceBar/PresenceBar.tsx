import { Avatar, Popover, Tooltip, VisuallyHidden } from '@studio/ui';
import { useLabels } from '@studio/ui/internal';
import { type ComponentPropsWithRef, type ReactElement, useState } from 'react';
import { defaultLabels, type PresenceBarLabels } from './labels.ts';
import { diffPresence } from './model/diffPresence.ts';
import { Count, Face, Here, People, Person, Root, Stack } from './PresenceBar.styles.ts';
import type { PresentPerson } from './types.ts';

export interface PresenceBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Who else is here, without the person who looks; each once. Those who came first come first. */
  people: readonly PresentPerson[];
  /** How many pictures before the rest is a number. @default 3 */
  max?: number | undefined;
  labels?: Partial<PresenceBarLabels> | undefined;
}

/**
 * Who else is here, as pictures that overlap; a press lists them by name. Shows nothing when there are no others, and politely announces
 * who comes and leaves.
 */
export function PresenceBar({ people, max = 3, labels, ...rest }: PresenceBarProps): ReactElement {
  const texts = useLabels('PresenceBar', defaultLabels, labels);
  const announcement = useComings(people, texts);
  const [only] = people;
  return (
    <Root data-part="presence-bar" {...rest}>
      {only && (
        <>
          <VisuallyHidden>
            <ul aria-label={texts.list}>
              {people.map((person) => (
                <li key={person.id}>{texts.person(person)}</li>
              ))}
            </ul>
          </VisuallyHidden>
          <Popover
            label={texts.show(people.length)}
            align="end"
            data-part="people"
            trigger={
              <Stack type="button" data-part="show">
                <Faces people={people} max={max} texts={texts} />
                {people.length === 1 ? (
                  <Here data-part="here" dir="auto">
                    {texts.here(only.name)}
                  </Here>
                ) : (
                  <VisuallyHidden>{texts.show(people.length)}</VisuallyHidden>
                )}
              </Stack>
            }
          >
            <People aria-label={texts.list}>
              {people.map((person) => (
                <PersonLine key={person.id} person={person} />
              ))}
            </People>
          </Popover>
        </>
      )}
      <VisuallyHidden role="status" data-part="status">
        {announcement}
      </VisuallyHidden>
    </Root>
  );
}

interface FacesProps {
  readonly people: readonly PresentPerson[];
  readonly max: number;
  readonly texts: PresenceBarLabels;
}

/** The number of the rest takes the room of one: of one that is left over, the picture is shown. */
function Faces({ people, max, texts }: FacesProps): ReactElement {
  const shown = people.length === max + 1 ? people : people.slice(0, max);
  const rest = people.length - shown.length;
  return (
    <>
      {shown.map((person) => (
        <Tooltip
          key={person.id}
          content={<span dir="auto">{texts.person(person)}</span>}
          side="bottom"
          isDescription={false}
          isDisabled={people.length === 1}
        >
          <Face aria-hidden="true" data-part="face">
            <Avatar name={person.name} imageUrl={person.imageUrl} />
          </Face>
        </Tooltip>
      ))}
      {rest > 0 && (
        <Count aria-hidden="true" data-part="count">
          +{rest}
        </Count>
      )}
    </>
  );
}

function PersonLine({ person: { name, imageUrl, note } }: { person: PresentPerson }): ReactElement {
  return (
    <Person data-part="person">
      <Avatar name={name} imageUrl={imageUrl} aria-hidden="true" />
      <span dir="auto">{name}</span>
      {note && (
        <small data-part="note" dir="auto">
          {note}
        </small>
      )}
    </Person>
  );
}

/** The announcement of those who came and left since the last time; nothing of those who were there at first. */
function useComings(people: readonly PresentPerson[], texts: PresenceBarLabels): string {
  const [seen, setSeen] = useState({ people, announcement: '' });
  if (seen.people === people) return seen.announcement;
  const { joined, left } = diffPresence(seen.people, people);
  const sentences = [
    joined.length > 0 && texts.joined(joined.map(({ name }) => name)),
    left.length > 0 && texts.left(left.map(({ name }) => name)),
  ].filter(Boolean);
  const announcement = sentences.length > 0 ? sentences.join('. ') : seen.announcement;
  setSeen({ people, announcement });
  return announcement;
}
