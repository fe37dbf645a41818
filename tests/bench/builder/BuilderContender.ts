/** What the harness gives: a field of a form. */
export interface BenchField {
  readonly key: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'select' | 'date' | 'checkbox';
}

/** How the harness drives a form builder; the same as that of the peers. */
export interface BuilderContender {
  mount: (root: HTMLElement, fields: readonly BenchField[]) => void;
  /** Fields of the form, as the page shows them. */
  count: () => number;
  drawn: (i: number) => boolean;
  /** Presses a field. */
  select: (i: number) => void;
  /** Whether the settings of a field are on screen. */
  panel: (i: number) => boolean;
  /** Inserts a field behind what is selected. */
  add: () => void;
  /** Deletes the selected field by its own button. */
  remove: () => void;
}
