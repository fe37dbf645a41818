import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../Database.ts';
import { insertInSteps } from '../insertInSteps.ts';
import type { JsonObject } from '../JsonObject.ts';
import type { DocumentContent, Kind } from '../Kind.ts';
import { StoreError } from '../StoreError.ts';
import { content } from '../schema.ts';
import type { Violation } from '../Violation.ts';

/** A document that is written, before null when it is new. */
interface WrittenDocument {
  kind: Kind;
  before: JsonObject | null;
  after: JsonObject | null;
}

/**
 * Keeps the files of documents for ever, as part of the transaction that writes them. Throws a `StoreError` 'invalid' when
 * one of them is not stored.
 */
export async function useContents(tx: Queries, documents: readonly WrittenDocument[]): Promise<void> {
  const contents = documents.flatMap(newContentsOf);
  await keepContents(tx, digestsOf(contents));
  const violations = (await missingContents(tx, contents)).map(({ violation }) => violation);
  if (violations.length > 0) throw new StoreError({ reason: 'invalid', violations });
}

/** Keeps those contents for ever that are there. The removal of unused ones waits for the transaction, and the other way round. */
export async function keepContents(tx: Queries, digests: readonly string[]): Promise<void> {
  await insertInSteps(digests, (some) =>
    tx
      .update(content)
      .set({ used: true })
      .where(and(inArray(content.digest, some), eq(content.complete, true), eq(content.used, false))),
  );
}

/** The files that the document did not have before. */
export function newContentsOf({ kind, before, after }: WrittenDocument): DocumentContent[] {
  const contents = (after !== null && kind.contentsOf?.(after)) || [];
  if (contents.length === 0) return [];
  const former = (before !== null && kind.contentsOf?.(before)) || [];
  const known = new Set(former.map(keyOf));
  return contents.filter((each) => !known.has(keyOf(each)));
}

/** Those that are not stored, or are not of their declared size. */
export async function missingContents<Given extends DocumentContent>(
  queries: Queries,
  contents: readonly Given[],
): Promise<{ given: Given; violation: Violation }[]> {
  const found = await insertInSteps(digestsOf(contents), (digests) =>
    queries
      .select({ digest: content.digest, size: content.size })
      .from(content)
      .where(and(inArray(content.digest, digests), eq(content.complete, true))),
  );
  const sizes = new Map(found.flat().map(({ digest, size }) => [digest, size]));
  return contents.flatMap((given) => {
    const size = sizes.get(given.content.digest);
    if (size === given.content.size) return [];
    const violation =
      size === undefined
        ? { pointer: `${given.pointer}/digest`, message: 'There is no such file.' }
        : { pointer: `${given.pointer}/size`, message: `The file has ${size} bytes.` };
    return [{ given, violation }];
  });
}

function digestsOf(contents: readonly DocumentContent[]): string[] {
  return [...new Set(contents.map((each) => each.content.digest))];
}

function keyOf({ content: { digest, size } }: DocumentContent): string {
  return JSON.stringify([digest, size]);
}
