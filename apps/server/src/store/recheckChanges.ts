import type { Change } from './Change.ts';
import type { Queries } from './Database.ts';
import { findDocumentsById } from './findDocuments.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import type { Surroundings } from './Surroundings.ts';

/**
 * Finds anew what is wrong with documents that are saved with it, among the documents that they can name. Answers them in their order, each the
 * same object when that is what it says already.
 */
export type Recheck = (surroundings: Surroundings, docs: readonly JsonObject[]) => Promise<JsonObject[]>;

/** How documents say what is wrong with them, by their kinds. */
export type Rechecks = ReadonlyMap<string, Recheck>;

/** Whose change of what documents say of themselves it is. */
export interface RecheckOrigin extends Pick<Change, 'authorId' | 'time'> {
  /** Why, as the end of a sentence. */
  cause: string;
}

interface RecheckedDocuments {
  kind: Kind;
  recheck: Recheck;
  ids: readonly string[];
  surroundings: Surroundings;
}

/** What has to be written of documents whose faults are others now. */
export async function recheckChanges(
  queries: Queries,
  { kind, recheck, ids, surroundings }: RecheckedDocuments,
  origin: RecheckOrigin,
): Promise<Omit<Change, 'revision'>[]> {
  const documents = await findDocumentsById(queries, kind, [...ids]);
  const rechecked = await recheck(
    surroundings,
    documents.map(({ doc }) => doc),
  );
  return documents.flatMap(({ id, doc: before, version }, index) => {
    const after = rechecked[index] ?? before;
    const change = { kind, id, action: 'follow', before, after, version: version + 1 } as const;
    return after === before ? [] : [{ ...change, ...origin }];
  });
}
