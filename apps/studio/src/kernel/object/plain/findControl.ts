/** What a field is typed or chosen in; of several the first. A button beside it is meant only where there is nothing else. */
export function findControl(place: HTMLElement | undefined): HTMLElement | null | undefined {
  const typed =
    'input:checked, input:not([type="radio"], [hidden]), textarea, [contenteditable="true"], [role="combobox"]';
  return place?.querySelector<HTMLElement>(typed) ?? place?.querySelector('button');
}

/** Where the focus is in a form: the field, and in a table of rows its row and column. */
export interface FocusedPlace {
  readonly field: string;
  readonly row: string | null;
  readonly column: string | null;
}

/** The place of a form that has the focus; null for none. */
export function focusedPlace(root: Element | null): FocusedPlace | null {
  const within = (name: string) => root?.querySelector<HTMLElement>(`[data-${name}]:focus-within`) ?? null;
  const field = within('field')?.dataset['field'];
  if (field === undefined) return null;
  const [row, column] = ['row', 'cell'].map((name) => within(name)?.dataset[name] ?? null);
  return { field, row: row ?? null, column: column ?? null };
}

/** Focuses a place of a form, as far as it is there; of a row that is gone its field. */
export function focusPlace(root: Element | null, { field, row, column }: FocusedPlace): void {
  const find = (owner: Element | null, name: string, value: string | null) =>
    value === null
      ? null
      : (owner?.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(value)}"]`) ?? null);
  const place = find(root, 'field', field);
  const inRow = find(place, 'row', row);
  findControl(find(inRow, 'cell', column) ?? inRow ?? place ?? undefined)?.focus();
}
