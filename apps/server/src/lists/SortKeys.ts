import type { SortValue } from './rowOrder.ts';

/** Numbers by slot that sort rows as the values of a column do. */
export interface SortKeys {
  at(slot: number): number;
  /**
   * Takes in the values of new slots. `ordered` are all other slots, in the order of this column. Answers false when
   * these keys cannot hold them.
   */
  add(slots: readonly number[], ordered: Uint32Array): boolean;
  /** Takes in the values of the slots from 0 to this one, anew. Answers false like `add`. */
  rebuild(length: number, signal?: AbortSignal): Promise<boolean>;
  /** Keeps the keys of these slots, in this order, as those of the slots from 0 on. */
  keep(slots: Uint32Array): void;
}

/** Reads the value of a slot. */
export type ReadValue = (slot: number) => SortValue;
