import type { EditableGridActions, EditableGridPlace } from '@studio/widgets';

/**
 * What a field is typed or chosen in; of several the first, and in a grid the cell that the keyboard begins with. A button beside it is
 * meant only where there is nothing else.
 */
export function findControl(place: HTMLElement | undefined): HTMLElement | null | undefined {
  const typed =
    'input:checked, input:not([type="radio"], [hidden]), textarea, [contenteditable="true"], [role="combobox"]';
  const [control, cell, button] = [typed, '[role="grid"] [tabindex="0"]', 'button'].map((selector) =>
    place?.querySelector<HTMLElement>(selector),
  );
  return control ?? cell ?? button;
}

/** Where the focus is in a form: the field, and in a table of rows its row and column. */
export interface FocusedPlace {
  readonly field: string;
  readonly row: string | null;
  readonly column: string | null;
  /** The place in a grid, which knows it better than the document does. Default: the field is none. */
  readonly inGrid?: EditableGridPlace | null;
}

/** What reads and shows a place of a grid. */
type GridPlaces = Pick<EditableGridActions, 'readPlace' | 'showPlace'>;

/** Grids by their elements: of their rows the document has those in sight. */
const grids = new WeakMap<Element, GridPlaces>();

/** From now on the places of a grid are read from it, and shown by it. @param root what the grid is drawn in */
export function keepGrid(root: Element, grid: GridPlaces): void {
  root.setAttribute('data-grid', '');
  grids.set(root, grid);
}

/** The place of a form that has the focus; null for none. */
export function focusedPlace(root: Element | null): FocusedPlace | null {
  const within = (name: string) => root?.querySelector<HTMLElement>(`[data-${name}]:focus-within`) ?? null;
  const field = within('field')?.dataset['field'];
  if (field === undefined) return null;
  const grid = within('grid');
  const inGrid = grid === null ? null : (grids.get(grid)?.readPlace() ?? null);
  const [row, column] = ['row', 'cell'].map((name) => within(name)?.dataset[name] ?? null);
  return { field, row: row ?? null, column: column ?? null, inGrid };
}

/** Focuses a place of a form, as far as it is there; of a row that is gone its field. */
export function focusPlace(root: Element | null, { field, row, column, inGrid }: FocusedPlace): void {
  const find = (owner: Element | null, name: string, value: string | null) =>
    value === null
      ? null
      : (owner?.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(value)}"]`) ?? null);
  const place = find(root, 'field', field);
  const grid = inGrid && place?.querySelector('[data-grid]');
  if (grid) {
    grids.get(grid)?.showPlace(inGrid);
    return;
  }
  const inRow = find(place, 'row', row);
  findControl(find(inRow, 'cell', column) ?? inRow ?? place ?? undefined)?.focus();
}
