import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { findDocumentsById, findDocumentsByName } from './findDocuments.ts';
import { insertInSteps } from './insertInSteps.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { document } from './schema.ts';

/** Documents that are about to be stored, by kind and name. */
export type WrittenDocuments = ReadonlyMap<string, ReadonlyMap<string, readonly JsonObject[]>>;

/** What is about to become of the store. */
export interface Upcoming {
  written: WrittenDocuments;
  /** Ids of stored documents whose places those take, or that are removed. Default: none. */
  replacedIds?: ReadonlySet<string>;
  /** Of one kind only some of the stored documents count, by their ids. Default: all do. */
  among?: { kind: string; ids: ReadonlySet<string> };
}

/** The documents that others name: those that are stored, or those that will be. */
export class Surroundings {
  readonly #queries: Queries;
  readonly #written: WrittenDocuments;
  readonly #replacedIds: ReadonlySet<string>;
  readonly #among: Upcoming['among'];

  /** @param upcoming what counts as done already. Default: nothing does. */
  constructor(queries: Queries, upcoming: Upcoming = { written: new Map() }) {
    const { written, replacedIds = new Set(), among } = upcoming;
    this.#queries = queries;
    this.#written = written;
    this.#replacedIds = replacedIds;
    this.#among = among;
  }

  /** The documents of those names, in no particular order. */
  async findByName<Doc extends JsonObject>(kind: Kind<Doc>, names: readonly string[]): Promise<Doc[]> {
    const stored = await this.#findStored(kind, names);
    const written = names.flatMap((name) => this.#written.get(kind.name)?.get(name) ?? []);
    // What is written of a kind passed its rules.
    return [...stored.map(({ doc }) => doc), ...(written as Doc[])];
  }

  /** Which of these names documents of the kind have. */
  async findKnownNames(kind: string, names: readonly string[]): Promise<ReadonlySet<string>> {
    const stored = await this.#namedNow(kind, names);
    const written = names.filter((name) => this.#written.get(kind)?.has(name));
    return new Set([...stored.map(({ name }) => name), ...written]);
  }

  async #findStored<Doc extends JsonObject>(kind: Kind<Doc>, names: readonly string[]) {
    if (this.#replacedIds.size === 0 && this.#among?.kind !== kind.name)
      return findDocumentsByName(this.#queries, kind, [...names]);
    const staying = await this.#namedNow(kind.name, names);
    return findDocumentsById(
      this.#queries,
      kind,
      staying.map(({ id }) => id),
    );
  }

  async #namedNow(kind: string, names: readonly string[]): Promise<{ id: string; name: string }[]> {
    const { id, name } = document;
    const found = await insertInSteps(names, (some) =>
      this.#queries
        .select({ id, name })
        .from(document)
        .where(and(eq(document.kind, kind), inArray(document.nameKey, some.map(nameKey)))),
    );
    const among = this.#among?.kind === kind ? this.#among.ids : null;
    return found.flat().filter((each) => !this.#replacedIds.has(each.id) && (among?.has(each.id) ?? true));
  }
}
