import type { Loaded } from '../types.ts';
import { type Delta, makeDelta } from '../undo/delta.ts';
import type { PartKey } from './DraftRecord.ts';
import type { DraftWrite } from './DraftStore.ts';
import { isHeavy } from './isHeavy.ts';

/** The steps that a draft may have before it is written anew. */
const maxSteps = 16;

/** Whose draft of what is written. */
export interface DraftIdentity {
  readonly recordId: string;
  readonly userId: string;
  readonly kind: string;
  readonly id: string;
}

/** A draft and what it was made from. */
export interface DraftState<Doc, Draft> {
  readonly base: Loaded<Doc>;
  readonly origin: Draft;
  readonly draft: Draft;
}

interface Written<Draft> {
  readonly etag: string;
  readonly origin: Draft;
  readonly number: number;
  readonly steps: number;
  /** The draft as the steps leave it. */
  readonly milestone: Draft;
}

/**
 * Says what there is to write for each state of a draft. The document and the origin are written once for each version;
 * after that only what has changed since, and of that what is large only once.
 */
export class DraftWriter<Doc, Draft extends object> {
  #written: Written<Draft> | null = null;
  #bases = 0;

  /** Whether the base of a state is written already. */
  knows({ base, origin }: Omit<DraftState<Doc, Draft>, 'draft'>): boolean {
    return this.#written?.etag === base.etag && this.#written.origin === origin;
  }

  /** The next write, which is then taken as done. */
  next(identity: DraftIdentity, state: DraftState<Doc, Draft>, time: number): DraftWrite {
    const { base, draft } = state;
    const parts: [PartKey, unknown][] = [];
    let written = this.#written;
    if (written === null || !this.knows(state) || written.steps >= maxSteps) {
      this.#bases += 1;
      const { origin } = state;
      written = { etag: base.etag, origin, number: this.#bases, steps: 0, milestone: origin };
      // Together, as they share most of what they hold.
      parts.push([[identity.recordId, this.#bases, 'base'], { doc: base.doc, origin }]);
    }
    let delta: Delta | null = makeDelta(written.milestone, draft);
    if (delta !== null && isHeavy(delta)) {
      parts.push([[identity.recordId, written.number, written.steps], delta]);
      written = { ...written, steps: written.steps + 1, milestone: draft };
      delta = null;
    }
    this.#written = written;
    const { number, steps, etag } = written;
    return { record: { ...identity, etag, base: number, steps, delta, time, expiredSince: null }, parts };
  }

  /** Nothing that was written counts any more: the next write holds everything. */
  forget(): void {
    this.#written = null;
  }
}
