import type { ObjectEvents } from '@studio/api';

/** An event of the server's stream. */
export type StreamEvent = {
  [Name in keyof ObjectEvents]: { readonly name: Name; readonly data: ObjectEvents[Name] };
}[keyof ObjectEvents];

const names = ['current', 'saved', 'deleted', 'here', 'changes', 'kind'] satisfies (keyof ObjectEvents)[];

/** Reads an event as it came; null for one that this release does not know. */
export function readStreamEvent(name: string | undefined, text: string): StreamEvent | null {
  const known = names.find((each) => each === name);
  // The contract says what data an event of that name has.
  return known === undefined ? null : ({ name: known, data: JSON.parse(text) } as StreamEvent);
}
