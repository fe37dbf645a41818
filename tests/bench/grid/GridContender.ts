/** One row of the benchmark's data. */
export interface BenchRow {
  readonly id: number;
  readonly name: string;
  readonly owner: string;
  readonly status: string;
  readonly type: string;
  readonly priority: number;
  readonly created: string;
  readonly modified: string;
}

export interface BenchColumn {
  readonly key: keyof BenchRow;
  readonly label: string;
  /** In CSS pixels. */
  readonly width: number;
}

/** What a benchmark does to a grid, and reads of it. The same as in the peers' harness. */
export interface GridContender {
  readonly mount: (root: HTMLElement, rows: readonly BenchRow[], columns: readonly BenchColumn[]) => void;
  readonly scroller: () => HTMLElement | null;
  /** Text of the Name cell of the displayed row, if it is drawn. */
  readonly name: (index: number) => string | null | undefined;
  /** Clicks the Name head. */
  readonly sort: () => void;
  /** Clicks the row's checkbox. */
  readonly toggle: (index: number) => void;
  readonly selected: (index: number) => boolean;
  readonly selectAll: () => void;
  /** Whether the checkbox in the head shows that all are selected. */
  readonly allSelected: () => boolean;
}
