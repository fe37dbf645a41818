/** The ids of rows in their order. An array of them is one. */
export interface RowIds {
  readonly length: number;
  readonly at: (index: number) => string | undefined;
  /** -1 when it is not among them. */
  readonly indexOf: (id: string) => number;
  /** From `start` to before `end`; all without them. */
  readonly slice: (start?: number, end?: number) => readonly string[];
}

/** The ids of rows, read one at a time: a hundred thousand rows need no hundred thousand ids. */
export function readIds<Row>(rows: readonly Row[], getRowId: (row: Row) => string): RowIds {
  return {
    length: rows.length,
    at(index) {
      const row = index < 0 ? undefined : rows[index];
      return row === undefined ? undefined : getRowId(row);
    },
    indexOf: (id) => rows.findIndex((row) => getRowId(row) === id),
    slice: (start, end) => rows.slice(start, end).map(getRowId),
  };
}
