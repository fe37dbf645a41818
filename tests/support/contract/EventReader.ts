import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { components } from '@studio/api';
import { schemaFaults } from './findFaults.ts';

type ObjectEvents = components['schemas']['ObjectEvents'];
type EventName = keyof ObjectEvents;

/** An event as it came. */
export type ReceivedEvent = { [Name in EventName]: { name: Name; data: ObjectEvents[Name] } }[EventName];

const deadlineMs = 15_000;

/** Reads a stream of events. An event that the contract forbids is an error. */
export class EventReader {
  /** All that came so far. */
  readonly events: ReceivedEvent[] = [];
  /** How many comments came so far. */
  comments = 0;
  readonly headers: IncomingMessage['headers'];
  /** Resolves when the server has ended the stream, or cut it off. */
  readonly ended: Promise<unknown>;
  readonly #response: IncomingMessage;
  #rest = '';
  #position = 0;
  #fault: Error | null = null;

  constructor(response: IncomingMessage) {
    this.#response = response;
    this.headers = response.headers;
    this.ended = once(response, 'close');
    response.setEncoding('utf8').on('data', (text: string) => this.#take(text));
    response.on('error', () => undefined);
  }

  /** The next event after those that were asked for before. */
  async take(): Promise<ReceivedEvent> {
    const signal = AbortSignal.timeout(deadlineMs);
    for (;;) {
      if (this.#fault) throw this.#fault;
      const event = this.events[this.#position];
      if (event) {
        this.#position += 1;
        return event;
      }
      if (this.#response.destroyed) throw new Error('The stream ended before an event came.');
      await Promise.race([once(this.#response, 'data', { signal }), this.ended]);
    }
  }

  /** The next event of that name after those that were asked for before; others between are passed over. */
  async next<Name extends EventName>(name: Name): Promise<ObjectEvents[Name]> {
    for (;;) {
      const event = await this.take();
      if (event.name === name) return event.data as ObjectEvents[Name];
    }
  }

  /** Waits for the first event of that name that is as it should be. */
  async until<Name extends EventName>(name: Name, isRight: (data: ObjectEvents[Name]) => boolean) {
    for (;;) {
      const data = await this.next(name);
      if (isRight(data)) return data;
    }
  }

  /** Takes no more, and keeps the connection. */
  pause(): void {
    this.#response.pause();
  }

  /** Stops reading for good. */
  async close(): Promise<void> {
    this.#response.destroy();
    await this.ended;
  }

  #take(text: string): void {
    const blocks = `${this.#rest}${text}`.split('\n\n');
    this.#rest = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block === ':') this.comments += 1;
      else this.#read(block);
    }
  }

  #read(block: string): void {
    const { name = '', text = '' } = /^event: (?<name>\w+)\ndata: (?<text>.*)$/.exec(block)?.groups ?? {};
    const data: unknown = JSON.parse(text || 'null');
    const faults = schemaFaults(`/components/schemas/ObjectEvents/properties/${name}`, data);
    if (faults.length > 0)
      this.#fault ??= new Error(`${block}\nis against the contract: ${faults.join('; ')}`);
    this.events.push({ name, data } as ReceivedEvent);
  }
}
