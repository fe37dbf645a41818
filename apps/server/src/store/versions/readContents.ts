import { crc32 } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Queries } from '../Database.ts';
import { insertInSteps } from '../insertInSteps.ts';
import type { JsonObject } from '../JsonObject.ts';
import { history } from '../schema.ts';
import { chainOf } from './chain.ts';
import { applyDelta } from './delta.ts';
import { isOneOf, type VersionId, versionKey } from './VersionId.ts';

interface StoredContent extends VersionId {
  /** The document as text; null when the version is a delta. */
  whole: string | null;
  delta: Buffer | null;
  position: number;
  checksum: number | null;
}

const columns = {
  documentId: history.documentId,
  version: history.version,
  // As text: what is only the base of another version is not parsed.
  whole: sql<string | null>`${history.after}::text`,
  delta: history.delta,
  position: history.position,
  checksum: history.checksum,
};

/** Documents as they were, by `versionKey`; without those that history does not have and those that are a deletion. */
export async function readDocuments(
  queries: Queries,
  wanted: readonly VersionId[],
): Promise<Map<string, JsonObject>> {
  const contents = await readContents(queries, wanted);
  // The store wrote them as objects.
  return new Map([...contents].map(([key, text]) => [key, JSON.parse(text.toString()) as JsonObject]));
}

/** The texts of documents as they were, in UTF-8, by `versionKey`. Throws when history contradicts itself. */
export async function readContents(
  queries: Queries,
  wanted: readonly VersionId[],
): Promise<Map<string, Buffer>> {
  const asked = await readRows(queries, wanted);
  const rows = new Map(asked.map((row) => [versionKey(row), row]));
  const bases = asked.flatMap(basesOf).filter((base) => !rows.has(versionKey(base)));
  for (const row of await readRows(queries, bases)) rows.set(versionKey(row), row);
  const contents = new Map<string, Buffer>();
  for (const row of asked) {
    const content = await contentOf(row, rows);
    if (content) contents.set(versionKey(row), content);
  }
  return contents;
}

async function readRows(queries: Queries, wanted: readonly VersionId[]): Promise<StoredContent[]> {
  const rows = await insertInSteps(wanted, (some) =>
    queries.select(columns).from(history).where(isOneOf(some)),
  );
  return rows.flat();
}

function basesOf({ documentId, version, position }: StoredContent): VersionId[] {
  return chainOf(version, position)
    .slice(0, -1)
    .map((base) => ({ documentId, version: base }));
}

/** Null for a deletion. */
async function contentOf(
  row: StoredContent,
  rows: ReadonlyMap<string, StoredContent>,
): Promise<Buffer | null> {
  if (row.whole === null && row.delta === null) return null;
  let content: Buffer | null = null;
  for (const version of chainOf(row.version, row.position)) {
    const link = rows.get(versionKey({ documentId: row.documentId, version }));
    if (link?.delta && content) content = await applyDelta(content, link.delta);
    else content = typeof link?.whole === 'string' ? Buffer.from(link.whole) : broken(row);
  }
  if (content === null || (row.checksum !== null && crc32(content) !== row.checksum)) return broken(row);
  return content;
}

function broken({ documentId, version }: VersionId): never {
  throw new Error(`Version ${version} of document ${documentId} cannot be read: history contradicts itself.`);
}
