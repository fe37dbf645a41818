import type { ListRow } from './ListRow.ts';

const separator = '\n';

/** The searchable texts of rows, one after the other in a single string: searching it is far quicker than asking each row. */
export class Haystack {
  readonly #rows: readonly ListRow[];
  readonly #text: string;
  /** Where the text of each row begins. */
  readonly #starts: Uint32Array;

  constructor(rows: readonly ListRow[]) {
    this.#rows = [...rows];
    this.#starts = new Uint32Array(rows.length);
    const texts: string[] = [];
    let start = 0;
    for (const [index, { searchText }] of rows.entries()) {
      this.#starts[index] = start;
      const text = searchText.replaceAll(separator, ' ');
      texts.push(text);
      start += text.length + separator.length;
    }
    this.#text = texts.join(separator);
  }

  /** The rows whose text contains this one, in their order; null when they are more than `most`. */
  find(wanted: string, most: number): ListRow[] | null {
    if (wanted === '') return this.#rows.length > most ? null : [...this.#rows];
    if (wanted.includes(separator)) return [];
    const found: ListRow[] = [];
    let index = 0;
    let position = this.#text.indexOf(wanted);
    while (position >= 0) {
      index = this.#rowAt(position, index);
      const row = this.#rows[index];
      if (row) found.push(row);
      if (found.length > most) return null;
      index += 1;
      const next = this.#starts[index];
      position = next === undefined ? -1 : this.#text.indexOf(wanted, next);
    }
    return found;
  }

  /** The row that has a position of the text; it is this one or a later one. */
  #rowAt(position: number, from: number): number {
    let low = from;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? 0) <= position) low = middle;
      else high = middle;
    }
    return low;
  }
}
