import { expect, test } from 'vitest';
import { drawHills } from '../../apps/server/src/demo/configuredFiles/drawPictures.ts';
import { productFiles } from '../../apps/server/src/kinds/configuredFile/productFiles.ts';
import type { UploadScanner } from '../../apps/server/src/uploads/UploadScanner.ts';
import type { ApiClient, CallInput } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { cutUpload } from '../support/contract/cutUpload.ts';
import { fileBody, filesBody } from '../support/contract/fileBody.ts';

/** What files and icons have that other kinds do not: their files, and those that the product has places for. */
const scan: UploadScanner = async ({ name }) => {
  if (name.startsWith('unreachable')) throw new Error('The scanner does not answer.');
  return name.startsWith('infected') ? 'Test-Signature' : null;
};
const server = useServer({ scanUpload: scan });

type Query = NonNullable<CallInput['query']>;

const ground = { top: [1, 2, 3], bottom: [4, 5, 6], hill: [7, 8, 9] } as const;
const png = drawHills(6, 4, ground);
const otherPng = drawHills(9, 3, ground);
const pdf = Buffer.from('%PDF-1.4\n\u00e9 \u0000 \r\n%%EOF', 'latin1');

const form = (name: string, content: string | Uint8Array) => filesBody([{ part: 'data', name, content }]);

async function add(query: Query, content: Uint8Array | string = png, name = 'a.png') {
  return server.admin.call('createConfiguredFile', { query, ...form(name, content) });
}

async function added(name: string, query: Query = {}) {
  return (await add({ name, ...query })).body(201);
}

async function get(id: string) {
  const answer = await server.viewer.call('getConfiguredFile', { path: { id } });
  return { etag: answer.etag, file: answer.body(200) };
}

/** Saves over the present version. */
async function save(id: string, given: CallInput, user: ApiClient = server.admin) {
  const { etag } = await get(id);
  const headers = { 'if-match': etag, ...given.headers };
  return user.call('updateConfiguredFile', { path: { id }, ...given, headers });
}

async function contentOf(id: string, query: Query = {}) {
  return server.viewer.call('getConfiguredFileContent', { path: { id }, query });
}

async function productFile(name: string) {
  const { records } = (await server.viewer.call('listConfiguredFiles')).body(200);
  const found = records.find((each) => each.name === name);
  if (!found) throw new Error(`There is no file ${name}.`);
  return found;
}

test('the list has all files, with what is known of each', async () => {
  const { records, totalRecords } = (await server.viewer.call('listConfiguredFiles')).body(200);
  expect(records.length).toBe(totalRecords);
  const own = records.filter(({ grouping }) => grouping !== null);
  const places = productFiles.map(({ name, grouping, required }) => ({ name, grouping, required }));
  expect(own.map(({ name, grouping, required }) => ({ name, grouping, required }))).toEqual(
    places.toSorted((left, right) => left.name.localeCompare(right.name, 'en')),
  );
  for (const row of records) {
    const { etag, file } = await get(row.id);
    expect([file, etag]).toEqual([row, row.etag]);
  }
});

test('a file that is added comes back byte for byte, with its size', async () => {
  const file = await added('Suite added', {
    description: ' For all ',
    carrierOnly: true,
    fileSize: png.length,
  });
  expect(file).toMatchObject({
    ...{ name: 'Suite added', description: 'For all', carrierOnly: true, grouping: null, required: false },
    ...{ fileName: 'a.png', fileSize: png.length, mediaType: 'image/png', width: 6, height: 4, version: 1 },
  });
  const { bytes, headers } = await contentOf(file.id);
  expect(bytes.equals(png)).toBe(true);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect(headers['content-disposition']).toMatch(/^inline; /);
});

test.each<[name: string, content: string | Buffer, mediaType: string]>([
  ['terms.pdf', pdf, 'application/pdf'],
  ['small.gif', Buffer.from('GIF89a\x07\0\x05\0\0\0\0;', 'latin1'), 'image/gif'],
  ['renamed.txt', png, 'image/png'],
  ['mark.svg', '<svg width="3" height="2"><script>alert(1)</script></svg>', 'image/svg+xml'],
])('%s is taken by what is in it, and runs nothing', async (name, content, mediaType) => {
  const { id, ...file } = (await add({ name: `Suite ${name}` }, content, name)).body(201);
  expect(file).toMatchObject({ fileName: name, mediaType });
  const { headers } = await contentOf(id);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'");
  if (mediaType !== 'application/pdf') expect(policy).toMatch(/^sandbox; /);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

const unsupported = (name: string) => `File ${name} is not a supported file type for upload.`;

test.each<[name: string, content: string | Buffer, detail: string]>([
  ['setup.png', Buffer.from('MZ\x90\x00', 'latin1'), unsupported('setup.png')],
  ['page.svg', '<!doctype html><script>alert(1)</script>', unsupported('page.svg')],
  ['letter.pdf', '{\\rtf1 Letter}', unsupported('letter.pdf')],
  ['empty.png', '', unsupported('empty.png')],
  ['open.svg', '<svg><g></svg>', "The file 'open.svg' is damaged: it is not well-formed XML."],
  [
    'bomb.svg',
    '<svg/><!DOCTYPE svg [<!ENTITY a "b">]>',
    "The file 'bomb.svg' is damaged: it is not well-formed XML.",
  ],
  ['laughs.svg', '<!DOCTYPE svg [<!ENTITY a "ha">]><svg>&a;</svg>', unsupported('laughs.svg')],
  ['deep.svg', `<svg>${'<g>'.repeat(300)}`, "The file 'deep.svg' nests its parts more than 256 deep."],
  ['cut.png', png.subarray(0, 12), "The file 'cut.png' is damaged: it does not say how large it is."],
  ['infected.png', png, "The file 'infected.png' was refused by the scanner: Test-Signature."],
])('%s is refused, and nothing is stored', async (name, content, detail) => {
  const before = await server.query('select count(*)::int as count from content');
  const { id } = await productFile('Letterhead');
  for (const answer of [
    await add({ name: 'Suite refused' }, content, name),
    await save(id, form(name, content)),
  ]) {
    const problem = answer.problem(422);
    expect([problem.detail, problem.errors]).toEqual([detail, [{ pointer: '/data', message: detail }]]);
  }
  expect(await server.query('select count(*)::int as count from content')).toEqual(before);
  expect((await get(id)).file).toEqual(await productFile('Letterhead'));
});

test('a file that cannot be scanned is not taken', async () => {
  const { id } = await added('Suite unscanned');
  const detail = "The file 'unreachable.png' cannot be scanned at the moment. Nothing was stored.";
  const sent = form('unreachable.png', png);
  expect((await save(id, sent)).problem(503).detail).toBe(detail);
  const query = { name: 'Suite unreachable' };
  expect((await server.admin.call('createConfiguredFile', { query, ...sent })).problem(503).detail).toBe(
    detail,
  );
});

test('a name that no file can have is refused, and of one with folders the last part counts', async () => {
  const { id } = await added('Suite names');
  const detail = 'The name of the file is one that Windows keeps for a device.';
  expect((await save(id, form('nul.png', png))).problem(400).detail).toBe(detail);
  expect((await save(id, form('../../etc/a.png', png))).body(200).fileName).toBe('a.png');
  const slash = await save(id, { query: { fileName: '../b.png' } });
  expect(slash.problem(422).errors).toEqual([
    { pointer: '/fileName', message: 'The name of the file holds /.' },
  ]);
});

test('a file that is too large is refused before it is read', async () => {
  const { headers, body } = form('large.png', png);
  const refused = await server.admin.call('createConfiguredFile', {
    ...{ query: { name: 'Suite large', fileSize: 2 * 1024 ** 3 }, body },
    headers: { ...headers, 'content-length': String(2 * 1024 ** 3), connection: 'close' },
  });
  expect(refused.problem(413).detail).toBe('The file is larger than 25 MiB.');
  const { id } = await added('Suite grown');
  const replaced = await save(id, form('large.svg', Buffer.alloc(25 * 1024 * 1024 + 1, ' ')));
  expect(replaced.problem(413).detail).toBe('The file is larger than 25 MiB.');
});

/** The disk of the database is full wherever a table grows. */
async function whileFull<Result>(table: string, call: () => Promise<Result>): Promise<Result> {
  await server.query(
    "create function suite_full() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$",
  );
  await server.query(
    `create trigger suite_full before insert or update on ${table} for each row execute function suite_full()`,
  );
  try {
    return await call();
  } finally {
    await server.query(`drop trigger suite_full on ${table}`);
    await server.query('drop function suite_full');
  }
}

test.each(['content_chunk', 'kind_revision'])(
  'a full disk is reported, and nothing changes: no room for %s',
  async (table) => {
    const { id } = await added(`Suite full ${table}`);
    const picture = drawHills(7, table.length, ground);
    const refused = await whileFull(table, () => save(id, form('b.png', picture)));
    expect(refused.problem(503).detail).toBe(
      'The server has no room for this at the moment. Nothing was stored.',
    );
    expect((await get(id)).file).toMatchObject({ fileName: 'a.png', version: 1 });
    expect((await save(id, form('b.png', picture))).body(200)).toMatchObject({ fileName: 'b.png' });
  },
);

test.each([
  ['of 1,000 characters', 'x'.repeat(1000), 'a.png'],
  ['from right to left', 'מדריך לסוכנים', 'חוזה 2026.png'],
  ['with markup', '<img src=x onerror=alert(1)>', '&amp;.png'],
])('a name %s is taken as it is', async (_what, name, fileName) => {
  const file = (await add({ name, description: name }, png, fileName)).body(201);
  expect((await get(file.id)).file).toMatchObject({ name, description: name, fileName });
  const path = { fileName };
  const saved = await callAsBrowser(server.viewer, 'downloadConfiguredFile', {
    path,
    query: { id: file.id },
  });
  expect(saved.bytes.equals(png)).toBe(true);
  expect(saved.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(fileName)}`);
});

test('a name that is too long, and one of a file that hides its extension, is refused', async () => {
  expect((await add({ name: 'x'.repeat(1001) })).problem(400)).toMatchObject({ parameter: 'name' });
  const { id } = await added('Suite long names');
  const detailOf = async (name: string) => (await save(id, form(name, png))).problem(400).detail;
  expect(await detailOf(`${'x'.repeat(252)}.png`)).toBe('The name of the file has more than 255 bytes.');
  expect(await detailOf('invoice\u202Egnp.exe')).toBe('The name of the file holds a control character.');
  expect((await get(id)).file).toMatchObject({ fileName: 'a.png', version: 1 });
});

test('a declared size must be that of the file', async () => {
  const wrong = await add({ name: 'Suite size', fileSize: png.length + 1 });
  expect(wrong.problem(400)).toMatchObject({ parameter: 'fileSize' });
  const { id, fileSize } = await added('Suite same size');
  expect((await save(id, { query: { fileSize: 7 } })).problem(400)).toMatchObject({ parameter: 'fileSize' });
  const same = { fileSize: fileSize ?? 0, fileName: 'a.png', name: 'Suite other size' };
  expect((await save(id, { query: same })).body(200)).toMatchObject({ name: 'Suite other size', version: 2 });
});

test('a connection that ends too soon leaves nothing', async () => {
  const { id } = await added('Suite cut');
  const before = [await get(id), await server.query('select digest from content order by digest')];
  await cutUpload(server, `/rest/ConfiguredFile/${id}`, form('b.png', otherPng), 150);
  expect((await save(id, { query: { description: 'Still there' } })).status).toBe(200);
  const [{ file }] = before as [Awaited<ReturnType<typeof get>>];
  expect((await get(id)).file).toMatchObject({ fileName: file.fileName, version: 2 });
  expect(await server.query('select digest from content order by digest')).toEqual(before[1]);
});

test('without a file only the properties change, and what is left out stays', async () => {
  const file = await added('Suite kept', { description: 'One' });
  const renamed = (await save(file.id, { query: { name: 'Suite renamed', fileName: 'b.png' } })).body(200);
  expect(renamed).toMatchObject({ name: 'Suite renamed', description: 'One', fileName: 'b.png', version: 2 });
  const empty = filesBody([]);
  expect((await save(file.id, { ...empty, query: { description: '' } })).body(200)).toMatchObject({
    ...{ name: 'Suite renamed', description: '', fileSize: png.length, version: 3 },
  });
  expect((await save(file.id, { query: { carrierOnly: false } })).body(200).version).toBe(3);
});

test('what is added needs a name of its own, and a file', async () => {
  await added('Suite twice');
  expect((await add({ name: 'Suite twice' })).problem(409).type).toBe('/problems/duplicate');
  expect((await add({ name: ' ' })).problem(422).errors).toMatchObject([{ pointer: '/name' }]);
  const bare = await server.admin.call('createConfiguredFile', { query: { name: 'Suite bare' } });
  expect(bare.problem(422).errors).toEqual([{ pointer: '/data', message: 'A file is missing: choose one.' }]);
  const grouped = await add({ name: 'Suite grouped', grouping: 'Branding', required: true });
  expect(grouped.problem(422).errors?.map(({ pointer }) => pointer)).toEqual(['/grouping', '/required']);
  const { id } = await added('Suite emptied');
  expect((await save(id, { query: { fileName: '' } })).problem(422).errors).toMatchObject([
    { pointer: '/data' },
  ]);
  const { id: twice } = await added('Suite third');
  expect((await save(twice, { query: { name: 'Suite twice' } })).status).toBe(409);
});

test('what the product has a place for stays, and keeps its name; a required one keeps a file', async () => {
  const required = await productFile('Header image');
  const ifAny = { headers: { 'if-match': '*' } };
  const deleted = await server.admin.call('deleteConfiguredFile', { path: { id: required.id }, ...ifAny });
  expect(deleted.problem(409)).toMatchObject({ type: '/problems/required' });
  expect((await save(required.id, { query: { name: 'Other' } })).status).toBe(409);
  const emptied = await save(required.id, { query: { fileName: '' } });
  expect(emptied.problem(422).errors).toEqual([{ pointer: '/data', message: 'A file is required.' }]);
  const sentBack = {
    query: { name: required.name, grouping: 'E-mail', required: true, description: 'Changed' },
  };
  expect((await save(required.id, sentBack)).body(200)).toMatchObject({ description: 'Changed', version: 2 });
  const optional = await productFile('Sign-in picture');
  expect((await save(optional.id, { query: { fileName: '' } })).body(200)).toMatchObject({ fileName: null });
  expect((await contentOf(optional.id)).status).toBe(204);
  const announced = await save(optional.id, { query: { fileName: 'c.png', fileSize: 9 } });
  expect(announced.problem(400)).toMatchObject({ parameter: 'fileSize' });
  expect((await save(optional.id, form('d.png', png))).body(200)).toMatchObject({
    fileName: 'd.png',
    version: 3,
  });
});

test('a file that was replaced is in the history, and comes back', async () => {
  const { id } = await added('Suite history');
  expect((await save(id, form('b.png', otherPng))).body(200)).toMatchObject({ fileName: 'b.png', width: 9 });
  const path = { id };
  const versions = (await server.viewer.call('listConfiguredFileVersions', { path })).body(200);
  expect(versions.records.map(({ version }) => version)).toEqual([2, 1]);
  const first = await server.viewer.call('getConfiguredFileVersion', { path: { id, version: '1' } });
  expect(first.body(200)).toMatchObject({ fileName: 'a.png', width: 6, etag: first.etag });
  expect((await contentOf(id, { version: 1 })).bytes.equals(png)).toBe(true);
  expect((await contentOf(id)).bytes.equals(otherPng)).toBe(true);
  const back = (await save(id, { query: { fileVersion: 1 } })).body(200);
  expect(back).toMatchObject({ fileName: 'a.png', fileSize: png.length, width: 6, version: 3 });
  expect((await contentOf(id)).bytes.equals(png)).toBe(true);
  expect((await contentOf(id, { version: 9 })).status).toBe(404);
  expect((await save(id, { query: { fileVersion: 9 } })).status).toBe(404);
  const both = await save(id, { query: { fileVersion: 1 }, ...form('c.png', png) });
  expect(both.problem(400)).toMatchObject({ parameter: 'fileVersion' });
});

test('files are saved by who may, over the version they know, and once', async () => {
  const { id } = await added('Suite guarded');
  const sent = form('b.png', otherPng);
  expect((await save(id, sent, server.viewer)).status).toBe(403);
  expect((await server.viewer.call('createConfiguredFile', { query: { name: 'x' }, ...sent })).status).toBe(
    403,
  );
  const { etag } = await get(id);
  const key = { 'idempotency-key': 'suite-file', ...sent.headers };
  const first = (await save(id, { ...sent, headers: { ...key, 'if-match': etag } })).body(200);
  expect((await save(id, { ...sent, headers: { ...key, 'if-match': etag } })).body(200)).toEqual(first);
  const other = { ...form('b.png', png), headers: { ...key, 'if-match': etag } };
  expect((await save(id, other)).problem(422).type).toBe('/problems/idempotency-key-reused');
  const stale = await save(id, { ...sent, headers: { ...sent.headers, 'if-match': etag } });
  expect(stale.problem(412)).toMatchObject({ current: first });
  expect((await save(id, { ...sent, headers: { ...sent.headers, 'if-match': undefined } })).status).toBe(428);
  const request = {
    query: { name: 'Suite once' },
    ...sent,
    headers: { ...sent.headers, 'idempotency-key': 'once' },
  };
  const made = (await server.admin.call('createConfiguredFile', request)).body(201);
  expect((await server.admin.call('createConfiguredFile', request)).body(201)).toEqual(made);
});

test('a file that was deleted meanwhile is reported', async () => {
  const { id, etag } = await added('Suite gone');
  const path = { id };
  const request = { path, headers: { 'if-match': etag } };
  expect((await server.viewer.call('deleteConfiguredFile', request)).status).toBe(403);
  expect((await server.admin.call('deleteConfiguredFile', { path })).status).toBe(428);
  const key = { 'if-match': etag, 'idempotency-key': 'suite-gone' };
  expect(
    (await server.admin.call('deleteConfiguredFile', { path, headers: { ...key, 'if-match': '"9.9"' } }))
      .status,
  ).toBe(412);
  expect((await server.admin.call('deleteConfiguredFile', { path, headers: key })).status).toBe(204);
  expect(
    (await server.admin.call('deleteConfiguredFile', { path, headers: { ...key, 'if-match': '*' } })).problem(
      422,
    ).type,
  ).toBe('/problems/idempotency-key-reused');
  const sent = form('b.png', otherPng);
  const answer = await server.admin.call('updateConfiguredFile', {
    ...{ path, body: sent.body },
    headers: { ...sent.headers, 'if-match': etag },
  });
  expect(answer.problem(404).detail).toBe('There is no such file, or it is gone.');
  expect((await contentOf(id)).status).toBe(404);
  expect((await server.admin.call('deleteConfiguredFile', request)).status).toBe(404);
});

test('a window of its own downloads a file by its name', async () => {
  const { id } = await added('Suite Größe', { fileName: 'Größe & more.png' });
  const download = (fileName: string, query: Query = {}) =>
    callAsBrowser(server.viewer, 'downloadConfiguredFile', { path: { fileName }, query: { id, ...query } });
  const saved = await download('Größe & more.png');
  expect(saved.bytes.equals(png)).toBe(true);
  expect(saved.headers['content-disposition']).toMatch(/^attachment; .*Gr%C3%B6%C3%9Fe%20%26%20more\.png/);
  const shown = await download('Größe & more.png', { contentDisposition: 'inline', version: 1 });
  expect(shown.headers['content-disposition']).toMatch(/^inline; /);
  expect((await download('other.png')).status).toBe(404);
  const attached = await contentOf(id, { contentDisposition: 'attachment' });
  expect(attached.headers['content-disposition']).toMatch(/^attachment; /);
});

test('the pictures of the brand are there for everybody, and follow what is chosen', async () => {
  const picture = (slot: string, headers = {}) =>
    server.anyone.call('getBrandPicture', { path: { slot }, headers });
  const mark = await productFile('Brand mark');
  const before = await picture('brand-mark');
  expect([before.status, before.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect((await picture('brand-mark', { 'if-none-match': before.etag })).status).toBe(304);
  await save(mark.id, form('mark.png', png));
  const after = await picture('brand-mark', { 'if-none-match': before.etag });
  expect([after.status, after.bytes.equals(png)]).toEqual([200, true]);
  const dark = await productFile('Brand mark, dark');
  await save(dark.id, { query: { fileName: '' } });
  expect((await picture('brand-mark-dark')).status).toBe(204);
  for (const slot of ['letterhead', 'Brand mark', '__proto__'])
    expect((await picture(slot)).status).toBe(404);
});

test('a backup brings files back byte for byte', async () => {
  const { id, ...file } = (await add({ name: 'Suite restored' }, pdf, 'terms.pdf')).body(201);
  const query = { sectionName: 'Files & Icons' };
  const backup = (await callAsBrowser(server.admin, 'downloadSection', { query })).bytes;
  await server.admin.call('deleteConfiguredFile', { path: { id }, headers: { 'if-match': file.etag } });
  const restored = await callAsBrowser(server.admin, 'restoreSections', {
    query: { operation: 'CLEAN_INSERT', mode: 'unmarshal' },
    ...fileBody('b.dbinit', backup),
  });
  expect(restored.body(200)).toMatchObject({ isDone: true });
  const { lastModifiedBy: _by, timeLastModified: _time, version: _version, etag: _etag, ...content } = file;
  expect((await get(id)).file).toMatchObject(content);
  expect((await contentOf(id)).bytes.equals(pdf)).toBe(true);
});
