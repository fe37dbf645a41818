import type { Compare } from './rowOrder.ts';

/** Rows in one order, kept in order while single rows come and go. No two rows may compare as equal. */
export class SortedRows<Row> {
  readonly #compare: Compare<Row>;
  #rows: Row[];

  /** `sorted` is in that order already, and belongs to this object from now on. */
  constructor(compare: Compare<Row>, sorted: Row[]) {
    this.#compare = compare;
    this.#rows = sorted;
  }

  /** Changes with the next `insert` or `remove`: copy what is to stay. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  insert(row: Row): void {
    this.#rows.splice(this.#position(row), 0, row);
  }

  remove(row: Row): void {
    const position = this.#position(row);
    if (this.#rows[position] === row) this.#rows.splice(position, 1);
  }

  /** The first position whose row is not before this one. */
  #position(row: Row): number {
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#rows[middle];
      if (other !== undefined && this.#compare(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
