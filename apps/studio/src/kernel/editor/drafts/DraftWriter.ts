import type { SaveAttempt } from '../IdempotentSaver.ts';
import { makeDelta } from '../undo/delta.ts';
import type { AttemptRecord, DraftPlace, DraftRecord, PartKey } from './DraftRecord.ts';
import type { DraftWrite } from './DraftStore.ts';
import { isHeavy } from './isHeavy.ts';
import type { KeptEditor } from './KeptEditor.ts';

/** The steps that a draft may have before it is written anew. */
const maxSteps = 16;

/** Whose draft of what is written. */
export type DraftIdentity = Pick<DraftRecord, 'recordId' | 'userId' | 'kind' | 'id' | 'schemaVersion'>;

/** A draft, what it was made from, and what else is kept with it. */
export type DraftState<Doc, Draft extends object> = KeptEditor<Doc, Draft>['state'] &
  Pick<KeptEditor<Doc, Draft>, 'attempts'>;

type Parts = [PartKey, unknown][];

/**
 * Says what there is to write for each state of a draft. The document and the origin are written once for each version;
 * after that only what has changed since, and of that what is large only once.
 */
export class DraftWriter<Doc, Draft extends object> {
  #written: WrittenBase<Draft> | null = null;
  #bases = 0;

  /** Whether the base of a state is written already. */
  knows({ base, origin }: Pick<DraftState<Doc, Draft>, 'base' | 'origin'>): boolean {
    return this.#written?.etag === base.etag && this.#written.origin === origin;
  }

  /** The next write, which is then taken as done. */
  next(identity: DraftIdentity, state: DraftState<Doc, Draft>, time: number): DraftWrite {
    const { base, origin, draft, decisions } = state;
    const parts: Parts = [];
    let written = this.#written;
    if (written === null || !this.knows(state) || written.isFull) {
      this.#bases += 1;
      written = new WrittenBase(identity.recordId, this.#bases, base.etag, origin);
      // Together, as they share most of what they hold.
      parts.push([[identity.recordId, this.#bases, 'base'], { doc: base.doc, origin }]);
      this.#written = written;
    }
    const sent = state.attempts.filter((attempt) => attempt.base === base);
    const attempts = written.placeAttempts(sent, parts);
    const place = written.place(draft, parts);
    const { number, etag } = written;
    const record = {
      ...identity,
      etag,
      base: number,
      ...place,
      attempts,
      decisions,
      time,
      expiredSince: null,
    };
    return { record, parts };
  }

  /** Nothing that was written counts any more: the next write holds everything. */
  forget(): void {
    this.#written = null;
  }
}

/** What is written of the drafts of one version. */
class WrittenBase<Draft extends object> {
  readonly etag: string;
  readonly origin: Draft;
  readonly number: number;
  readonly #recordId: string;
  #steps = 0;
  /** The draft as the steps leave it. */
  #milestone: Draft;
  #attempts: ReadonlyMap<string, AttemptRecord> = new Map();

  constructor(recordId: string, number: number, etag: string, origin: Draft) {
    this.#recordId = recordId;
    this.number = number;
    this.etag = etag;
    this.origin = origin;
    this.#milestone = origin;
  }

  get isFull(): boolean {
    return this.#steps >= maxSteps;
  }

  /** Says where a draft is found. @param parts gets what is to be written for it */
  place(draft: Draft, parts: Parts): DraftPlace {
    const delta = makeDelta(this.#milestone, draft);
    if (delta === null || !isHeavy(delta)) return { steps: this.#steps, delta };
    parts.push([[this.#recordId, this.number, this.#steps], delta]);
    this.#steps += 1;
    this.#milestone = draft;
    return { steps: this.#steps, delta: null };
  }

  /** The same for saves, newest first; each is placed once. */
  placeAttempts<Doc>(attempts: readonly SaveAttempt<Doc, Draft>[], parts: Parts): readonly AttemptRecord[] {
    const oldestFirst = attempts.toReversed().map((attempt): AttemptRecord => {
      const { draft, idempotencyKey, isCreation, expectedReferences } = attempt;
      const known = this.#attempts.get(idempotencyKey);
      const agreed = expectedReferences === undefined ? {} : { expectedReferences };
      return known ?? { idempotencyKey, isCreation, ...agreed, ...this.place(draft, parts) };
    });
    this.#attempts = new Map(oldestFirst.map((attempt) => [attempt.idempotencyKey, attempt]));
    return oldestFirst.toReversed();
  }
}
