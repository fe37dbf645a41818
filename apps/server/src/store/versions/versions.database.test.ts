import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../JsonObject.ts';
import { history } from '../schema.ts';
import { readDocuments } from './readContents.ts';
import { VersionedStore } from './testing/VersionedStore.ts';
import { versionKey } from './VersionId.ts';

let store: VersionedStore;

beforeAll(async () => {
  store = await VersionedStore.open();
}, 120_000);

afterAll(() => store.database.close());

/** The texts of the versions from 1 on; null for one that is not there. */
async function readBack(documentId: string, count: number): Promise<(string | null)[]> {
  const wanted = Array.from({ length: count }, (_, index) => ({ documentId, version: index + 1 }));
  const docs = await readDocuments(store.database.queries, wanted);
  return wanted.map((version) => {
    const doc = docs.get(versionKey(version));
    return doc === undefined ? null : JSON.stringify(doc);
  });
}

async function rowsOf(documentId: string) {
  const { queries } = store.database;
  return queries
    .select()
    .from(history)
    .where(eq(history.documentId, documentId))
    .orderBy(asc(history.version));
}

async function writeAll(id: string, docs: readonly (JsonObject | null)[]): Promise<void> {
  for (const doc of docs) await store.write({ [id]: doc });
}

/** About 4 kB that do not repeat, with one number that does the telling. */
function numbered(number: number): JsonObject {
  return {
    items: Array.from({ length: 200 }, (_, index) => `${(index * 2_654_435_761) % 4_294_967_291}`),
    number,
  };
}

const anyText = fc.string({ unit: 'binary', maxLength: 30 });
/** Any object that JSON can hold, with keys in any order and texts of any code units. */
const anyDoc = fc
  .dictionary(
    anyText,
    fc.oneof(anyText, fc.jsonValue({ stringUnit: 'binary' }), fc.constant('\uD800\u0000')),
    {
      noNullPrototype: true,
    },
  )
  .map((doc) => JSON.parse(JSON.stringify(doc)) as JsonObject);
const edit = fc.tuple(anyText, fc.jsonValue()).map(([key, value]) => ({ [key]: value as JsonValue }));

describe('versions', () => {
  test('any sequence of documents comes back as it was written, character for character', async () => {
    const step = fc.oneof({ weight: 1, arbitrary: anyDoc }, { weight: 6, arbitrary: edit });
    await fc.assert(
      fc.asyncProperty(anyDoc, fc.array(step, { maxLength: 30 }), fc.nat(), async (first, steps, size) => {
        const id = randomUUID();
        const docs: JsonObject[] = [{ ...first, ...numbered(size) }];
        for (const each of steps) docs.push({ ...docs.at(-1), ...each });
        await writeAll(id, docs);
        expect(await readBack(id, docs.length)).toEqual(docs.map((doc) => JSON.stringify(doc)));
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  test('only the first is stored whole as long as little changes', async () => {
    const docs = Array.from({ length: 70 }, (_, index) => numbered(index));
    await writeAll('edited', docs);
    const rows = await rowsOf('edited');
    expect(rows.filter(({ after }) => after !== null).map(({ version }) => version)).toEqual([1]);
    const largest = Math.max(...rows.map(({ delta }) => delta?.length ?? 0));
    expect(largest).toBeLessThan(100);
    expect(await readBack('edited', 70)).toEqual(docs.map((doc) => JSON.stringify(doc)));
  });

  test('a document that has become another one is stored whole', async () => {
    const other = { items: randomBytes(3000).toString('base64') };
    await writeAll('replaced', [numbered(1), other, { ...other, number: 2 }, { ...other, number: 3 }]);
    const rows = await rowsOf('replaced');
    expect(rows.map(({ after, position }) => [after !== null, position])).toEqual([
      [true, 0],
      [true, 0],
      [false, 1],
      [false, 2],
    ]);
  });

  test('many documents at once are stored each against its own', async () => {
    const ids = Array.from({ length: 6 }, (_, index) => `together ${index}`);
    const written = new Map(ids.map((id) => [id, [] as string[]]));
    for (let turn = 0; turn < 18; turn += 1) {
      const some = ids.filter((_, index) => turn % (index + 1) === 0);
      const docs = Object.fromEntries(some.map((id) => [id, numbered(turn * 10 + ids.indexOf(id))]));
      await store.write(docs);
      for (const [id, doc] of Object.entries(docs)) written.get(id)?.push(JSON.stringify(doc));
    }
    for (const [id, texts] of written) expect(await readBack(id, texts.length)).toEqual(texts);
  });

  test('a deletion keeps nothing, and what was before it can be read', async () => {
    await writeAll('deleted', [numbered(1), numbered(2), null]);
    const [, , deletion] = await rowsOf('deleted');
    expect(deletion).toMatchObject({ action: 'delete', after: null, delta: null });
    expect(await readBack('deleted', 3)).toEqual([
      JSON.stringify(numbered(1)),
      JSON.stringify(numbered(2)),
      null,
    ]);
  });

  test('nothing is stored against what is not in history as it was thought to be', async () => {
    await writeAll('mistaken', [numbered(1), numbered(2)]);
    store.mistake('mistaken', numbered(99));
    await writeAll('mistaken', [numbered(3), numbered(4)]);
    const rows = await rowsOf('mistaken');
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 0, 1]);
    expect(await readBack('mistaken', 4)).toEqual(
      [1, 2, 3, 4].map((number) => JSON.stringify(numbered(number))),
    );
  });

  test('a version whose base was changed is not returned wrong', async () => {
    await writeAll('spoiled', [numbered(1), numbered(2)]);
    const isFirst = and(eq(history.documentId, 'spoiled'), eq(history.version, 1));
    await store.database.queries
      .update(history)
      .set({ after: numbered(7) })
      .where(isFirst);
    await expect(readBack('spoiled', 2)).rejects.toThrow(/history contradicts itself/);
  });
});
