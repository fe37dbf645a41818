import type { JsonObject } from '../store/JsonObject.ts';
import type { ListRow } from './ListRow.ts';
import type { RowTable } from './RowTable.ts';

/** Looks like a row and reads from the columns of a table: one object for all rows, so that passing over a million makes none. */
export class RowView implements ListRow {
  slot = 0;
  /** Set when somebody has asked for the name of an author. */
  hasReadAuthor = false;
  readonly #table: RowTable;

  constructor(table: RowTable) {
    this.#table = table;
  }

  get id(): string {
    return this.#table.ids.at(this.slot);
  }

  get name(): string {
    return this.#table.names.at(this.slot);
  }

  get searchText(): string {
    return this.#table.searchTexts.at(this.slot);
  }

  get version(): number {
    return this.#table.versions.at(this.slot);
  }

  get revision(): number {
    return this.#table.revisions.at(this.slot);
  }

  get time(): number {
    return this.#table.times.at(this.slot);
  }

  get authorId(): string {
    return this.#author?.id ?? '';
  }

  get authorName(): string {
    this.hasReadAuthor = true;
    return this.#author?.name ?? '';
  }

  get summary(): JsonObject {
    return this.#table.summaries.view(this.slot);
  }

  get #author() {
    return this.#table.authors[this.#table.authorCodes.at(this.slot)];
  }
}
