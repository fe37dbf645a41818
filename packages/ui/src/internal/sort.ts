/** By which column rows are sorted, and in which direction. The same for every table and list. */
export interface Sort<Key extends string = string> {
  /** `key` of the column. */
  readonly key: Key;
  /** With 'ending' it is the value of `aria-sort`, and an English word. */
  readonly direction: 'asc' | 'desc';
}
