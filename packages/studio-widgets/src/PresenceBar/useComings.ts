import { useState } from 'react';
import type { PresenceBarLabels } from './labels.ts';
import { comeAndGone } from './model/comeAndGone.ts';
import type { PresentPerson } from './types.ts';

/** What is to be said of those who came and left since the last time; nothing of those who were there at first. */
export function useComings(people: readonly PresentPerson[], texts: PresenceBarLabels): string {
  const [seen, setSeen] = useState({ people, said: '' });
  if (seen.people === people) return seen.said;
  const { joined, left } = comeAndGone(seen.people, people);
  const sentences = [
    joined.length > 0 && texts.joined(joined.map(({ name }) => name)),
    left.length > 0 && texts.left(left.map(({ name }) => name)),
  ].filter(Boolean);
  const said = sentences.length > 0 ? sentences.join('. ') : seen.said;
  setSeen({ people, said });
  return said;
}
