import type { StreamEvent } from './StreamEvent.ts';

/** What whoever comes later has to be told of each object: how it stands, and who has it open. */
export class LatestEvents {
  readonly #events = new Map<string, Map<'current' | 'here', StreamEvent>>();

  remember(event: StreamEvent): void {
    const { uri } = event.data;
    const latest = this.#events.get(uri) ?? new Map<'current' | 'here', StreamEvent>();
    this.#events.set(uri, latest);
    if (event.name === 'here') latest.set('here', event);
    else latest.set('current', { name: 'current', data: standing(event) });
  }

  of(uri: string): StreamEvent[] {
    return [...(this.#events.get(uri)?.values() ?? [])];
  }

  /** Forgets all objects but these. */
  keep(uris: readonly string[]): void {
    for (const uri of this.#events.keys()) if (!uris.includes(uri)) this.#events.delete(uri);
  }
}

/** How an object stands after an event. */
function standing({ name, data }: Exclude<StreamEvent, { name: 'here' }>) {
  if (name === 'deleted') return { uri: data.uri, name: null, etag: null };
  return { uri: data.uri, name: data.name, etag: data.etag };
}
