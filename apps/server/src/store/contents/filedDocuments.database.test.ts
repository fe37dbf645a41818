import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentOf } from '../../exchange/contentOf.ts';
import { jsonSection } from '../../exchange/jsonSection.ts';
import type { Section } from '../../exchange/Section.ts';
import { writeInitializationFile } from '../../exchange/writeInitializationFile.ts';
import { readRestoreFile } from '../../restore/readRestoreFile.ts';
import { runRestore } from '../../restore/runRestore.ts';
import type { Database } from '../Database.ts';
import { DocumentStore } from '../DocumentStore.ts';
import { findVersion } from '../documentVersions.ts';
import type { ContentReference } from '../Kind.ts';
import { listVersions } from '../listVersions.ts';
import { prepareDatabase } from '../prepareDatabase.ts';
import { appUser, content, document } from '../schema.ts';
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts';
import { type FiledDoc, filedKind, syntheticKinds } from '../testing/syntheticKinds.ts';
import { ContentStore } from './ContentStore.ts';
import { contentChunkSize } from './StoredContent.ts';

/** A kind whose documents have files, from the first write to a backup in another store. */
interface Store {
  database: Database;
  documents: DocumentStore;
  contents: ContentStore;
}

const day = 24 * 60 * 60_000;
const write = { authorId: 'author' };
const section = jsonSection('Filed', 'filed', filedKind) as unknown as Section;
let now = 10 * day;
let store: Store;
let other: Store;

beforeAll(async () => {
  [store, other] = [await open(), await open()];
}, 120_000);

afterAll(async () => {
  await store.database.close();
  await other.database.close();
});

beforeEach(async () => {
  for (const { queries } of [store.database, other.database]) {
    await queries.delete(document);
    await queries.delete(content);
  }
});

async function open(): Promise<Store> {
  const database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...syntheticKinds.keys()], seed: async () => undefined });
  const { queries } = database;
  await queries.insert(appUser).values({ id: 'author', name: 'Author', permissions: [] });
  const clock = () => now;
  return {
    database,
    documents: new DocumentStore({ queries, kinds: syntheticKinds, clock, newId: randomUUID }),
    contents: new ContentStore({ queries, clock }),
  };
}

async function addFile(bytes: Buffer, { contents }: Store = store): Promise<ContentReference> {
  const stored = await contents.add(Readable.from([bytes]), { limit: 10_000_000 });
  return { ...stored, mediaType: 'image/png', fileName: 'icon.png' };
}

async function readFile({ digest, size }: ContentReference, { contents }: Store = store): Promise<Buffer> {
  return buffer(Readable.from(contents.read({ digest, size })));
}

async function backup({ database: { queries } }: Store = store): Promise<string> {
  const versions = (await listVersions(queries, [filedKind.name])).get(filedKind.name) ?? [];
  const sections = [contentOf(queries, syntheticKinds, section, versions)];
  return (await buffer(writeInitializationFile({ created: 0, sections }))).toString();
}

async function restore(file: string, { database, contents }: Store = other) {
  const read = await readRestoreFile(Readable.from([Buffer.from(file)]), [section], contents);
  return runRestore(database.queries, {
    ...{ file: read, operation: 'CLEAN_INSERT', kinds: syntheticKinds, authorId: 'author' },
    ...{ clock: () => now, newId: randomUUID },
  });
}

const large = Buffer.alloc(2 * contentChunkSize + 7, 'studio');
const small = Buffer.from('small');

describe('writing', () => {
  test('a file that is not stored, or is of another size, is refused where it is named', async () => {
    const file = await addFile(small);
    const digest = createHash('sha256').update('nothing').digest('base64url');
    for (const [given, pointer, message] of [
      [{ ...file, digest }, '/file/digest', 'There is no such file.'],
      [{ ...file, size: 6 }, '/file/size', 'The file has 5 bytes.'],
    ] as const) {
      const failure = { reason: 'invalid', violations: [{ pointer, message }] };
      const doc = { name: 'A', file: given };
      await expect(store.documents.create(filedKind, doc, write)).rejects.toMatchObject({ failure });
      expect(await store.documents.findFaults(filedKind, 'A', () => doc)).toEqual(failure.violations);
    }
    const rows = await store.database.queries.select({ used: content.used }).from(content);
    expect(rows).toEqual([{ used: false }]);
  });

  test('files of every version stay, and those that no document has used go after a day', async () => {
    const [first, second, unused] = [
      await addFile(large),
      await addFile(small),
      await addFile(Buffer.from('x')),
    ];
    const { id } = await store.documents.create(filedKind, { name: 'A', file: first }, write);
    const change = (doc: FiledDoc) => ({ ...doc, file: second });
    await store.documents.update(filedKind, { id }, { ...write, matches: () => true, change });
    await store.documents.remove(filedKind, { id }, { ...write, matches: () => true, isForced: false });
    now += 2 * day;
    await store.contents.sweep();
    const versions = await Promise.all(
      [1, 2].map((version) => findVersion<FiledDoc>(store.database.queries, id, version)),
    );
    const files = versions.flatMap((version) => version?.doc.file ?? []);
    expect(files).toEqual([first, second]);
    expect(await Promise.all(files.map((file) => readFile(file)))).toEqual([large, small]);
    expect(await store.contents.find(unused.digest)).toBeNull();
  });

  test('a write that fails uses nothing', async () => {
    const file = await addFile(small);
    await store.documents.create(filedKind, { name: 'A', file: null }, write);
    const alongside = () => Promise.reject(new Error('No.'));
    const failing = store.documents.create(filedKind, { name: 'B', file }, { ...write, alongside });
    await expect(failing).rejects.toThrow('No.');
    const rows = await store.database.queries.select({ used: content.used }).from(content);
    expect(rows).toEqual([{ used: false }]);
  });
});

describe('backup and restore', () => {
  async function fill(): Promise<void> {
    const [one, two] = [await addFile(large), await addFile(small)];
    for (const [name, file] of [
      ['A', one],
      ['B', two],
      ['C', one],
      ['D', null],
    ] as const) {
      await store.documents.create(filedKind, { name, file }, write);
    }
  }

  test('the same documents with the same bytes come out in an empty store', async () => {
    await fill();
    const file = await backup();
    expect(file.match(/<content /g)).toHaveLength(2);
    expect(await restore(file)).toMatchObject({ isDone: true, refusals: [] });
    for (const name of ['A', 'B', 'C', 'D']) {
      const [before, after] = await Promise.all(
        [store, other].map(({ documents }) => documents.get(filedKind, name)),
      );
      expect(after?.doc).toEqual(before?.doc);
      if (after?.doc.file)
        expect(await readFile(after.doc.file, other)).toEqual(name === 'B' ? small : large);
    }
    const used = await other.database.queries.select({ used: content.used }).from(content);
    expect(used).toEqual([{ used: true }, { used: true }]);
    const withoutOrigin = (text: string) =>
      text.replaceAll(/ (?:version|lastModifiedById|timeLastModified)="[^"]*"/g, '');
    expect(withoutOrigin(await backup(other))).toBe(withoutOrigin(file));
  });

  test('a file whose contents do not match their declaration is refused with the line, and nothing is used', async () => {
    await fill();
    const file = await backup();
    const smallText = small.toString('base64');
    const other5 = Buffer.from('SMALL').toString('base64');
    const lineOf = (text: string) => file.slice(0, file.indexOf(text)).split('\n').length;
    const contentLine = lineOf(`size="5"`);
    const nameLine = lineOf('>B</string>');
    const cases: [changed: string, message: string, line: number][] = [
      [file.replace(smallText, other5), 'The content is not the one that its digest names.', contentLine],
      [file.replace(smallText, ''), 'The content has 0 bytes, not 5.', contentLine],
      [
        file.replace(smallText, Buffer.from('smaller').toString('base64')),
        'The content has more than the 5 bytes that it is declared to have.',
        contentLine,
      ],
      [file.replace(smallText, '!'), 'The <chunk> is not base64.', contentLine + 1],
    ];
    for (const [changed, message, line] of cases) {
      const report = await restore(changed);
      expect(report.isDone).toBe(false);
      const refused = report.refusals.map((refusal) => [refusal.message, refusal.line]);
      expect(refused).toEqual([
        [message, line],
        ['There is no such file.', nameLine],
      ]);
    }
    const missing = file.replace(/<content [^>]*size="5">[^!]*?<\/content>\n/, '');
    const report = await restore(missing);
    expect(report).toMatchObject({ isDone: false, refusals: [{ message: 'There is no such file.' }] });
    expect(await other.database.queries.select({ name: document.name }).from(document)).toEqual([]);
    now += 2 * day;
    await other.contents.sweep();
    expect(await other.database.queries.select().from(content)).toEqual([]);
  });

  test('a file may name contents that the store has already', async () => {
    await fill();
    const file = await backup();
    await addFile(small, other);
    const without = file.replace(/<content [^>]*size="5">[^!]*?<\/content>\n/, '');
    expect(await restore(without)).toMatchObject({ isDone: true });
  });
});
