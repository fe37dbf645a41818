import { ConnectionError, ProblemError } from '@studio/api';
import type { EditorDefinition, Loaded, SaveOptions } from '../types.ts';

/** A document of two fields, of which an editor edits both. */
export interface TinyDoc {
  readonly text: string;
  readonly title: string;
}

/** A server of one document, whose next answers can be made to fail or to be lost after the write. */
export class TinyServer {
  version = 1;
  doc: TinyDoc = { text: 'start', title: 'Title' };
  author = 'me';
  /** Calls that arrived, repetitions included. */
  saves = 0;
  isGone = false;
  next: 'answer' | 'lose' | 'lose unwritten' | 'refuse' | 'sign out' = 'answer';
  /** So many calls from now on are refused because others write. */
  busyFor = 0;
  /** The keys of the calls that arrived. */
  readonly keys: string[] = [];
  /** The agreed references that each of them sent. */
  readonly agreed: (string | undefined)[] = [];
  /** What it makes of what is saved. */
  adjust: (draft: TinyDoc) => TinyDoc = (draft) => draft;
  hold: Promise<void> = Promise.resolve();
  readonly #answered = new Map<string, Loaded<TinyDoc>>();

  /** The document as it is now. */
  current(): Loaded<TinyDoc> {
    return { doc: { ...this.doc }, etag: `"${this.version}"` };
  }

  /** Somebody else saves. */
  change(change: Partial<TinyDoc>, author = 'Priya Nair'): void {
    this.doc = { ...this.doc, ...change };
    this.version += 1;
    this.author = author;
  }

  /** No save that was answered before is recognised any more. */
  forget(): void {
    this.#answered.clear();
  }

  save(draft: TinyDoc, base: Loaded<TinyDoc>, options: SaveOptions): Promise<Loaded<TinyDoc>> {
    return this.#write(draft, options, () => {
      if (this.isGone) throw problem(404, 'Gone');
      if (base.etag !== this.current().etag) throw problem(412, 'Stale');
    });
  }

  create(draft: TinyDoc, options: SaveOptions): Promise<Loaded<TinyDoc>> {
    return this.#write(draft, options, () => {
      if (!this.isGone) throw problem(409, 'Taken');
    });
  }

  async #write(draft: TinyDoc, options: SaveOptions, check: () => void): Promise<Loaded<TinyDoc>> {
    this.saves += 1;
    const { idempotencyKey } = options;
    this.keys.push(idempotencyKey);
    this.agreed.push(options.expectedReferences);
    await this.hold;
    if (this.busyFor > 0) {
      this.busyFor -= 1;
      throw busy();
    }
    const mode = this.next;
    this.next = 'answer';
    if (mode === 'refuse') throw problem(500, 'Broken');
    if (mode === 'sign out') throw problem(401, 'Signed out');
    if (mode === 'lose unwritten') throw new ConnectionError('network', {});
    const repeated = this.#answered.get(idempotencyKey);
    if (repeated === undefined) {
      check();
      this.isGone = false;
      this.change(this.adjust(draft), 'me');
      this.#answered.set(idempotencyKey, this.current());
    }
    if (mode === 'lose') throw new ConnectionError('network', {});
    return repeated ?? this.current();
  }

  /** The editor of the document. */
  definition(): EditorDefinition<TinyDoc, TinyDoc> {
    return {
      kind: '/Tiny',
      schemaVersion: 1,
      toDraft: (doc) => ({ ...doc }),
      normalise: ({ text, title }) => ({ text: text.trim(), title: title.trim() }),
      isValid: ({ text }) => text !== '',
      load: async () => {
        if (this.isGone) throw problem(404, 'Gone');
        return this.current();
      },
      save: (_id, draft, base, options) => this.save(draft, base, options),
      create: (draft, _base, options) => this.create(draft, options),
      toConflict: (error) =>
        error instanceof ProblemError && error.status === 412
          ? { current: this.current(), author: this.author, time: 7 }
          : null,
      idOf: () => 'one',
      saverOf: () => ({ author: this.author, time: 7 }),
      outline: tinyOutline,
      versions: null,
      texts: { saving: 'Saving', saved: 'Saved', invalidOnLeave: 'Invalid' },
    };
  }
}

const tinyOutline: EditorDefinition<TinyDoc, TinyDoc>['outline'] = {
  read: ({ text, title }) =>
    new Map([
      [
        'tiny',
        { key: 'tiny', type: 'tiny', parent: null, fields: { text: text.trim(), title: title.trim() } },
      ],
    ]),
  alignKeys: (draft) => draft,
  write: (outline) => {
    const { text, title } = outline.get('tiny')?.fields ?? {};
    return { text: String(text), title: String(title) };
  },
  words: {
    entry: () => 'Tiny',
    field: (_entry, field) => field,
    value: (_entry, _field, value) => String(value ?? ''),
  },
};

function problem(status: number, title: string): ProblemError {
  return new ProblemError(status, { type: 'x', title, status }, new Headers());
}

function busy(): ProblemError {
  const document = { type: '/problems/busy', title: 'Busy', status: 503 };
  return new ProblemError(503, document, new Headers({ 'Retry-After': '2' }));
}
