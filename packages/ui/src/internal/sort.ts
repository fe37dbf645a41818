/** By which column rows are sorted, and in which direction. The same for every table and list. */
export interface Sort<Key extends string = string> {
  /** `key` of the column. */
  readonly key: Key;
  readonly direction: 'asc' | 'desc';
}

/** What assistive technology calls a direction: a value of `aria-sort`, and an English word. */
export const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
