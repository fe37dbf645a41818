/** A row of the grid. */
export interface Row {
  id: number;
  name: string;
  owner: string;
  status: string;
  type: string;
  priority: number;
  created: string;
  modified: string;
}

/** A column of the grid; its width in pixels. */
export interface Col {
  key: keyof Row;
  label: string;
  width: number;
}

/** A condition of the tree. */
export interface Cond {
  id: string;
  field: string;
  operator: string;
  value: string;
}

/** A group of conditions and groups. */
export interface Group {
  id: string;
  combinator: 'and' | 'or';
  rules: (Cond | Group)[];
}

/** A row of labels and values. */
export interface Item {
  id: number;
  label: string;
  value: string;
}

type Text = string | null | undefined;
type Wait = void | Promise<void>;

/**
 * A grid that is measured. Here and below: gestures fire real events at the widget's own elements, and what it shows is
 * read from its own elements, so that a measurement ends when the work is really done.
 */
export interface GridContender {
  mount(root: HTMLElement, rows: Row[], cols: Col[]): Wait;
  scroller(): HTMLElement;
  /** The text of the name cell of a row by its place, when that row is drawn. */
  name(index: number): Text;
  /** Clicks the header of the name column. */
  sort(): void;
  /** Clicks a row's checkbox. */
  toggle(index: number): void;
  /** Whether a drawn row shows as selected. */
  selected(index: number): boolean;
  selectAll(): void;
  /** Whether the header's checkbox shows that all are selected. */
  allSelected(): boolean;
}

/** A rule tree that is measured. */
export interface TreeContender {
  mount(root: HTMLElement, tree: Group): Wait;
  /** A drawn value's input, by its place among those drawn. */
  input(index: number): HTMLInputElement | null;
  drawn?(index: number): boolean;
  /** Opens the editor of a value, where a value is no input until then. */
  beginEdit?(): Wait;
  text?(): string;
  /** How many conditions there are in all. */
  count(): number;
  /** Adds a condition to a group that is drawn. */
  add(): void;
  /** Deletes a condition that is drawn. */
  remove?(): void;
}

/** An editor of labels and values that is measured. */
export interface TableContender {
  mount(root: HTMLElement, rows: Item[]): Wait;
  /** The input of a row's label. */
  input(index: number): HTMLInputElement | null;
  beginEdit?(index: number): Wait;
  /** The label that a row shows. */
  label(index: number): Text;
  count(): number;
  /** Appends a row. */
  add(): void;
  /** Deletes the first row. */
  remove(): void;
  /** Moves the first row behind the eleventh. */
  move(): void;
}
