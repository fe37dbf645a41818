import { ConnectionError, ProblemError } from '@studio/api';
import type { EditorDefinition, Loaded, SaveOptions } from '../types.ts';

/** A document of any fields. */
export type FieldsDoc = Readonly<Record<string, string>>;

/** What happens to one call, and how many turns request and response take. */
export interface Journey {
  readonly fate: 'arrive' | 'lost on the way' | 'answer lost' | 'refused';
  readonly turnsThere: number;
  readonly turnsBack: number;
}

/** The connection of one user. */
export interface Line {
  /** While it is cut nothing arrives, neither there nor back. */
  isCut: boolean;
}

/** A server of one document, reached over a network that delays and loses; it returns what it has written. */
export class SimulatedServer {
  doc: FieldsDoc;
  version = 1;
  readonly #nextJourney: () => Journey;
  readonly #answers = new Map<string, Loaded<FieldsDoc>>();
  readonly #listeners: ((before: FieldsDoc, after: Loaded<FieldsDoc>) => void)[] = [];

  constructor(doc: FieldsDoc, nextJourney: () => Journey) {
    this.doc = doc;
    this.#nextJourney = nextJourney;
  }

  /** The document as it is now. */
  current(): Loaded<FieldsDoc> {
    return { doc: this.doc, etag: `"${this.version}"` };
  }

  /** Calls back at every write. */
  onWrite(listener: (before: FieldsDoc, after: Loaded<FieldsDoc>) => void): void {
    this.#listeners.push(listener);
  }

  /** Requests the document. */
  async load(line: Line = { isCut: false }): Promise<Loaded<FieldsDoc>> {
    return this.#travel(line, () => this.current());
  }

  /** Saves over a version; the repetition of a save is answered as the first time. */
  async save(
    draft: FieldsDoc,
    base: Loaded<FieldsDoc>,
    options: SaveOptions,
    line: Line = { isCut: false },
  ): Promise<Loaded<FieldsDoc>> {
    return this.#travel(line, () => {
      const { idempotencyKey } = options;
      const known = this.#answers.get(idempotencyKey);
      if (known !== undefined) return known;
      if (base.etag !== this.current().etag) throw new StaleError(this.current());
      const before = this.doc;
      this.doc = draft;
      this.version += 1;
      this.#answers.set(idempotencyKey, this.current());
      for (const listener of this.#listeners) listener(before, this.current());
      return this.current();
    });
  }

  /** The editor of the document. @param line over which it calls. Default: one that is never cut */
  definition(line?: Line): EditorDefinition<FieldsDoc, FieldsDoc> {
    return {
      kind: '/Simulated',
      schemaVersion: 1,
      toDraft: (doc) => doc,
      normalise: (draft) => draft,
      isValid: () => true,
      load: () => this.load(line),
      save: (_id, draft, base, options) => this.save(draft, base, options, line),
      create: () => Promise.reject(problem(409)),
      toConflict: (error) =>
        error instanceof StaleError ? { current: error.current, author: 'somebody', time: 0 } : null,
      idOf: () => 'doc',
      saverOf: () => ({ author: 'somebody', time: 0 }),
      outline: {
        read: (draft) => new Map([['doc', { key: 'doc', type: 'doc', parent: null, fields: draft }]]),
        alignKeys: (draft) => draft,
        write: (outline) => outline.get('doc')?.fields as FieldsDoc,
        words: {
          entry: () => 'doc',
          field: (_, field) => field,
          value: (_entry, _field, value) => String(value),
        },
      },
      versions: null,
      texts: { saving: 'Saving', saved: 'Saved', invalidOnLeave: 'Invalid' },
    };
  }

  async #travel<T>(line: Line, work: () => T): Promise<T> {
    const { fate, turnsThere, turnsBack } = this.#nextJourney();
    await turns(turnsThere);
    if (fate === 'lost on the way' || line.isCut) throw new ConnectionError('network', {});
    if (fate === 'refused') throw problem(503);
    const answer = work();
    await turns(turnsBack);
    if (fate === 'answer lost' || line.isCut) throw new ConnectionError('timeout', {});
    return answer;
  }
}

class StaleError extends ProblemError {
  readonly current: Loaded<FieldsDoc>;

  constructor(current: Loaded<FieldsDoc>) {
    super(412, { type: 'stale', title: 'Stale', status: 412 }, new Headers());
    this.current = current;
  }
}

function problem(status: number): ProblemError {
  return new ProblemError(status, { type: 'x', title: 'Refused', status }, new Headers());
}

/** Lets everything else go on for a number of turns of the microtask queue. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}
