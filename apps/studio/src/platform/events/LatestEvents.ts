import type { CurrentEvent } from '@studio/api';
import type { StreamEvent } from './StreamEvent.ts';

type Kept = 'current' | 'here' | 'changes' | 'kind';

/** The state of each object, or kind, that later subscribers receive: its version, and who has it open. */
export class LatestEvents {
  readonly #events = new Map<string, Map<Kept, StreamEvent>>();

  remember(event: StreamEvent): void {
    const { uri } = event.data;
    const latest = this.#events.get(uri) ?? new Map<Kept, StreamEvent>();
    this.#events.set(uri, latest);
    if (event.name === 'here' || event.name === 'changes' || event.name === 'kind') {
      latest.set(event.name, event);
    } else latest.set('current', { name: 'current', data: stateAfter(event) });
  }

  of(uri: string): StreamEvent[] {
    return [...(this.#events.get(uri)?.values() ?? [])];
  }

  /** Drops all objects but these. */
  keep(uris: readonly string[]): void {
    for (const uri of this.#events.keys()) if (!uris.includes(uri)) this.#events.delete(uri);
  }
}

/** The state of an object after an event. */
function stateAfter(event: Exclude<StreamEvent, { name: 'here' | 'changes' | 'kind' }>): CurrentEvent {
  if (event.name === 'current') return event.data;
  const { uri } = event.data;
  if (event.name === 'saved') {
    const { name, etag } = event.data;
    return { uri, name, etag, author: null, authorId: null, time: null };
  }
  const { author, authorId, time } = event.data;
  return { uri, name: null, etag: null, author, authorId, time };
}
