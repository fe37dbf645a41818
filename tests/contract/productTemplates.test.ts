import { expect, test } from 'vitest';
import { compoundFile } from '../../apps/server/src/uploads/testing/compoundFile.ts';
import { wordFiles, zipOf } from '../../apps/server/src/uploads/testing/zipOf.ts';
import type { UploadScanner } from '../../apps/server/src/uploads/UploadScanner.ts';
import type { ApiClient, CallInput } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { cutUpload } from '../support/contract/cutUpload.ts';
import { fileBody, filesBody } from '../support/contract/fileBody.ts';

/** What product templates have that other kinds do not: products they name by id, and documents. */
const scan: UploadScanner = async ({ name }) => {
  if (name.startsWith('unreachable')) throw new Error('The scanner does not answer.');
  return name.startsWith('infected') ? 'Test-Signature' : null;
};
const server = useServer({ scanUpload: scan });

const pdf = Buffer.from('%PDF-1.4\n\u00e9 \u0000 \r\n%%EOF', 'latin1');
const rtf = Buffer.from('{\\rtf1 Binder}');
const word = zipOf(wordFiles());

async function create(body: Record<string, unknown>) {
  return (await server.admin.call('createProductTemplate', { body })).body(201);
}

async function submittable(name: string, given: Record<string, unknown> = {}) {
  return create({ name, shortName: name, selectableOnQuote: false, ...given });
}

async function get(id: string) {
  const answer = await server.viewer.call('getProductTemplate', { path: { id } });
  return { etag: answer.etag, product: answer.body(200) };
}

async function update(id: string, change: Record<string, unknown>) {
  const { etag, product } = await get(id);
  const body = { ...product, ...change };
  return server.admin.call('updateProductTemplate', { path: { id }, headers: { 'if-match': etag }, body });
}

type Files = Parameters<typeof filesBody>[0];

async function upload(id: string, files: Files, given: CallInput = {}, user: ApiClient = server.admin) {
  const { etag } = await get(id);
  const query = Object.fromEntries(files.map(({ part }) => [`${part}TemplateId`, -1]));
  const { headers, body } = filesBody(files);
  return user.call('uploadProductDocuments', {
    ...{ path: { id }, query, body },
    ...given,
    headers: { ...headers, 'if-match': etag, ...given.headers },
  });
}

const quote = (name: string, content: Uint8Array = pdf): Files => [{ part: 'quoteFile', name, content }];

async function download(id: string, fileName: string, query: Record<string, string | number> = {}) {
  return callAsBrowser(server.viewer, 'downloadProductDocument', {
    path: { fileName },
    query: { id, ...query },
  });
}

test('a product names others by their ids, and follows them when they are renamed', async () => {
  const package1 = await submittable('Suite package');
  const cover = await submittable('Suite cover', { submissionProductTemplates: package1.id });
  expect(cover).toMatchObject({
    submissionProductTemplates: package1.id,
    submissionProductTemplateIds: [package1.id],
  });
  expect((await update(package1.id, { name: 'Suite package, renamed' })).status).toBe(200);
  expect((await get(cover.id)).product).toEqual({ ...cover, ...(await originOf(cover.id)) });
  const references = (
    await server.viewer.call('listProductTemplateReferences', { path: { id: package1.id } })
  ).body(200);
  expect(references).toEqual([{ type: 5, name: 'Suite cover', version: '' }]);
});

async function originOf(id: string) {
  const { version, timeLastModified } = (await get(id)).product;
  return { version, timeLastModified };
}

test('what still names a product keeps it; without that it can go', async () => {
  const wanted = await submittable('Suite wanted');
  const other = await submittable('Suite other', { submissionProductTemplates: wanted.id });
  const { etag } = await get(wanted.id);
  const request = { path: { id: wanted.id }, headers: { 'if-match': etag } };
  expect((await server.admin.call('deleteProductTemplate', request)).problem(409)).toMatchObject({
    type: '/problems/referenced',
    detail: "The product template 'Suite wanted' has 1 reference.",
  });
  expect((await update(other.id, { submissionProductTemplates: null })).status).toBe(200);
  expect((await server.admin.call('deleteProductTemplate', request)).status).toBe(204);
});

test('a product can be quoted for what is there and can be submitted', async () => {
  const quoted = await create({
    ...{ name: 'Suite quoted', shortName: 'SQ', selectableOnSubmission: false },
    ...{ ratingAdapterBeanName: 'a', quoteAdapterBeanName: 'b', policyAdapterBeanName: 'c' },
  });
  const errorsOf = async (submissionProductTemplates: string) => {
    const body = {
      name: 'Suite refused',
      shortName: 'SR',
      selectableOnQuote: false,
      submissionProductTemplates,
    };
    return (await server.admin.call('createProductTemplate', { body })).problem(422).errors;
  };
  const pointer = '/submissionProductTemplates';
  expect(await errorsOf(quoted.id)).toEqual([
    { pointer, message: "The product template 'Suite quoted' cannot be submitted." },
  ]);
  expect(await errorsOf('no-such-id')).toEqual([
    { pointer, message: "There is no product template 'no-such-id'." },
  ]);
});

test('products are offered by what they can be', async () => {
  const items = async (search: string) => {
    const path = { dataSetName: 'Product Templates By Type' };
    const query = { search, numberOfRows: 500 };
    return (await server.viewer.call('listDataSetItems', { path, query })).body(200).records;
  };
  const [offered, quotable, found] = await Promise.all(['Submmitable', 'Quoteable', 'marine'].map(items));
  const names = (records: typeof offered) => records?.map(({ name }) => name);
  expect(names(offered)).toEqual(expect.arrayContaining(['Ocean Marine', 'Surety']));
  expect(names(offered)).not.toContain('Terrorism');
  expect(names(quotable)).toEqual(expect.arrayContaining(['Ocean Marine', 'Terrorism']));
  expect(names(quotable)).not.toContain('Surety');
  expect(names(found)).toEqual(['Inland Marine', 'Ocean Marine']);
  const surety = offered?.find(({ name }) => name === 'Surety');
  expect((await get(surety?.value ?? '')).product.name).toBe('Surety');
});

test('both documents come back byte for byte, and are there after another save', async () => {
  const { id } = await submittable('Suite documents');
  const files = [...quote('Größe & quote.pdf'), { part: 'binderFile', name: 'binder.rtf', content: rtf }];
  const saved = (await upload(id, files)).body(200);
  expect(saved).toMatchObject({
    quoteTemplateFileName: 'Größe & quote.pdf',
    binderTemplateFileName: 'binder.rtf',
  });
  expect((await update(id, { externalName: 'Other' })).status).toBe(200);
  const shown = await download(id, 'Größe & quote.pdf', { contentDisposition: 'inline' });
  expect(shown.status).toBe(200);
  expect(shown.bytes.equals(pdf)).toBe(true);
  expect(shown.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; .*Gr%C3%B6%C3%9Fe%20%26%20quote\.pdf/),
    'x-content-type-options': 'nosniff',
  });
  const kept = await download(id, 'binder.rtf', { fileTemplateId: saved.binderFileTemplateId ?? 0 });
  expect(kept.bytes.equals(rtf)).toBe(true);
  expect(kept.headers['content-disposition']).toMatch(/^attachment; /);
  expect((await download(id, 'quote.pdf')).status).toBe(404);
  expect((await download(id, 'binder.rtf', { fileTemplateId: 1 })).status).toBe(404);
});

test('an id keeps a document, -1 waits for one, null removes it, and what was can be saved again', async () => {
  const { id } = await submittable('Suite kept');
  const { quoteFileTemplateId: first } = (await upload(id, quote('first.pdf'))).body(200);
  const pending = (await update(id, { quoteFileTemplateId: -1, quoteTemplateFileName: 'next.pdf' })).body(
    200,
  );
  expect(pending).toMatchObject({ quoteFileTemplateId: first, quoteTemplateFileName: 'first.pdf' });
  const removed = (await update(id, { quoteFileTemplateId: null })).body(200);
  expect(removed).toMatchObject({ quoteFileTemplateId: null, quoteTemplateFileName: null });
  const former = { quoteFileTemplateId: first, quoteTemplateFileName: 'first.pdf' };
  const again = (await update(id, former)).body(200);
  expect(again).toMatchObject({ quoteFileTemplateId: first, quoteTemplateFileName: 'first.pdf' });
  const refused = await update(id, { quoteFileTemplateId: 7, quoteTemplateFileName: 'seven.pdf' });
  expect(refused.problem(422).errors).toEqual([
    { pointer: '/quoteFileTemplateId', message: 'There is no such document.' },
  ]);
  await update(id, { quoteFileTemplateId: null });
  const odd = await update(id, { quoteFileTemplateId: first, quoteTemplateFileName: '../first.pdf' });
  expect(odd.problem(422).errors).toEqual([
    { pointer: '/quoteFileTemplateId', message: 'The name of the document holds /.' },
  ]);
});

test('a copy has the documents of the original, and so has one that is made again after it was deleted', async () => {
  const { id } = await submittable('Suite original');
  const original = (await upload(id, quote('terms.pdf'))).body(200);
  const copy = await create({ ...original, name: 'Suite copy', shortName: 'Copy' });
  expect(copy).toMatchObject({ quoteTemplateFileName: 'terms.pdf' });
  const { etag } = await get(id);
  await server.admin.call('deleteProductTemplate', { path: { id }, headers: { 'if-match': etag } });
  const again = await create({ ...original });
  expect((await download(again.id, 'terms.pdf')).bytes.equals(pdf)).toBe(true);
  expect((await download(copy.id, 'terms.pdf')).bytes.equals(pdf)).toBe(true);
});

test.each([
  ['letter.docx', word],
  ['page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['renamed.txt', pdf],
])('%s is taken by what is in it', async (name, content) => {
  const { id } = await submittable(`Suite ${name}`);
  const { quoteTemplateFileName } = (await upload(id, quote(name, content))).body(200);
  expect(quoteTemplateFileName).toBe(name);
  const { headers } = await download(id, name, { contentDisposition: 'inline' });
  if (name === 'page.html')
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
});

const zeros = Buffer.alloc(32 * 1024 * 1024);

test.each<[name: string, content: Buffer, detail: string]>([
  [
    'quote.pdf',
    Buffer.from('MZ\x90\x00', 'latin1'),
    'File quote.pdf is not a supported document type for upload.',
  ],
  [
    'quote.pdf',
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    'File quote.pdf is not a supported document type for upload.',
  ],
  [
    'quote.docx',
    compoundFile('EncryptionInfo', 'EncryptedPackage'),
    'File quote.docx is protected by a password. Remove the password and upload it again.',
  ],
  [
    'quote.docx',
    zipOf(wordFiles('', 'application/vnd.ms-word.document.macroEnabled.main+xml')),
    'File quote.docx is not a supported document type for upload.',
  ],
  ['quote.docx', word.subarray(0, -10), "The file 'quote.docx' is damaged: it cannot be unpacked."],
  [
    'bomb.docx',
    zipOf([
      ...wordFiles(),
      ...Array.from({ length: 9 }, (_, index) => ({ name: `word/${index}`, bytes: zeros })),
    ]),
    "The file 'bomb.docx' unpacks to more than is allowed.",
  ],
  ['infected.pdf', pdf, "The file 'infected.pdf' was refused by the scanner: Test-Signature."],
])('%s with other content is refused, and nothing changes', async (name, content, detail) => {
  const { id } = await submittable(`Suite ${name} ${content.length}`);
  const before = (await upload(id, quote('before.pdf'))).body(200);
  const refused = await upload(id, [
    { part: 'binderFile', name: 'b.rtf', content: rtf },
    ...quote(name, content),
  ]);
  expect(refused.problem(415).detail).toBe(detail);
  expect((await get(id)).product).toEqual(before);
});

test('a file that cannot be scanned is not taken', async () => {
  const { id } = await submittable('Suite unscanned');
  const refused = await upload(id, quote('unreachable.pdf'));
  expect(refused.problem(503).detail).toBe(
    "The file 'unreachable.pdf' cannot be scanned at the moment. Nothing was stored.",
  );
});

test('a name that no file can have is refused, and of one with folders the last part counts', async () => {
  const { id } = await submittable('Suite names');
  expect((await upload(id, quote('nul.pdf'))).problem(400).detail).toBe(
    'The name of the file is one that Windows keeps for a device.',
  );
  expect((await upload(id, quote('../../etc/passwd'))).body(200).quoteTemplateFileName).toBe('passwd');
});

test('a file that is too large is refused before it is read', async () => {
  const { id } = await submittable('Suite large');
  const { headers, body } = filesBody(quote('large.pdf'));
  const length = String(2 * 1024 ** 3);
  const refused = await upload(id, [], {
    query: { quoteFileTemplateId: -1 },
    body,
    headers: { ...headers, 'content-length': length, connection: 'close' },
  });
  expect(refused.problem(413).detail).toBe('The file is larger than 50 MiB.');
});

test('a connection that ends in the middle of an upload leaves both documents as they were', async () => {
  const { id } = await submittable('Suite cut');
  const before = (await upload(id, quote('before.pdf'))).body(200);
  const stored = () => server.query('select digest from content order by digest');
  const contents = await stored();
  const long = Buffer.concat([pdf, Buffer.alloc(200_000, 'x')]);
  const form = filesBody([
    { part: 'binderFile', name: 'whole.rtf', content: Buffer.from('{\\rtf1 Only whole}') },
    ...quote('cut.pdf', long),
  ]);
  const query = 'quoteFileTemplateId=-1&binderFileTemplateId=-1';
  await cutUpload(server, `/rest/ProductTemplate/${id}/documentTemplates?${query}`, form, 100_000);
  expect((await get(id)).product).toEqual(before);
  expect((await download(id, 'before.pdf')).bytes.equals(pdf)).toBe(true);
  await expect.poll(stored).toEqual(contents);
  expect((await upload(id, quote('after.pdf', long))).body(200).quoteTemplateFileName).toBe('after.pdf');
});

test('a document that is announced must come, and one that comes must be announced', async () => {
  const { id } = await submittable('Suite announced');
  const missing = await upload(id, quote('a.pdf'), {
    query: { quoteFileTemplateId: -1, binderFileTemplateId: -1 },
  });
  expect(missing.problem(400)).toMatchObject({ parameter: 'binderFileTemplateId' });
  const surprising = await upload(id, quote('a.pdf'), { query: {} });
  expect(surprising.problem(400)).toMatchObject({ parameter: 'quoteFileTemplateId' });
  const unknown = await upload(id, [], { query: {}, ...fileBody('a.pdf', pdf) });
  expect(unknown.problem(400).detail).toContain("There is no part 'file'.");
});

test('a product that is not there gets no documents', async () => {
  const { headers, body } = filesBody(quote('a.pdf'));
  const input = { path: { id: 'none' }, query: { quoteFileTemplateId: -1 }, body };
  const given = { ...input, headers: { ...headers, 'if-match': '*' } };
  expect((await server.admin.call('uploadProductDocuments', given)).status).toBe(404);
});

test('documents are replaced by who may, over the version they know, and once', async () => {
  const { id } = await submittable('Suite guarded');
  expect((await upload(id, quote('a.pdf'), {}, server.viewer)).status).toBe(403);
  const { etag } = await get(id);
  const key = { 'idempotency-key': 'suite-documents', 'if-match': etag };
  const first = (await upload(id, quote('a.pdf'), { headers: key })).body(200);
  expect((await upload(id, quote('a.pdf'), { headers: key })).body(200)).toEqual(first);
  expect((await upload(id, quote('b.pdf'), { headers: key })).problem(422).type).toBe(
    '/problems/idempotency-key-reused',
  );
  const stale = (await upload(id, quote('b.pdf'), { headers: { 'if-match': etag } })).problem(412);
  expect(stale).toMatchObject({ current: first });
  expect((await upload(id, quote('b.pdf'), { headers: { 'if-match': undefined } })).status).toBe(428);
});

test('a backup brings documents back byte for byte, with the ids of products', async () => {
  const { id } = await submittable('Suite restored');
  const saved = (
    await upload(id, [...quote('q.docx', word), { part: 'binderFile', name: 'b.rtf', content: rtf }])
  ).body(200);
  const file = (
    await callAsBrowser(server.admin, 'downloadSection', { query: { sectionName: 'Product Templates' } })
  ).bytes;
  const { etag } = await get(id);
  await server.admin.call('deleteProductTemplate', { path: { id }, headers: { 'if-match': etag } });
  expect((await download(id, 'q.docx')).status).toBe(404);
  const query = { operation: 'REFRESH', mode: 'unmarshal' };
  const restored = await callAsBrowser(server.admin, 'restoreSections', {
    query,
    ...fileBody('b.dbinit', file),
  });
  expect(restored.body(200)).toMatchObject({ isDone: true });
  const { lastModifiedBy: _by, timeLastModified: _time, version: _version, ...content } = saved;
  expect((await get(id)).product).toMatchObject(content);
  expect((await download(id, 'q.docx')).bytes.equals(word)).toBe(true);
  expect((await download(id, 'b.rtf')).bytes.equals(rtf)).toBe(true);
});
