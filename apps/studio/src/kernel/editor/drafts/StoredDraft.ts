import type { Loaded } from '../types.ts';

/** A draft that was kept, with what it was made from. */
export interface StoredDraft<Doc, Draft> {
  /** Names it to the store. */
  readonly recordId: string;
  readonly base: Loaded<Doc>;
  readonly origin: Draft;
  readonly draft: Draft;
  /** Epoch milliseconds of the last edit. */
  readonly time: number;
}

/** A draft without its content. */
export interface DraftSummary {
  readonly recordId: string;
  readonly kind: string;
  readonly id: string;
  readonly time: number;
}
