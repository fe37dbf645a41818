import { expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { dependentSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { foreignFiles, hostileFiles } from '../support/contract/hostileFiles.ts';
import { parseXml } from '../support/contract/parseXml.ts';

/** Importing class codes. */
const server = useServer();

const path = { dataSetName: 'Class Codes' };

/** A dozen lines of the NAICS codes of 2022, as their publisher writes them. */
const excerpt = [
  'Code\tDescription',
  '11\tAgriculture, Forestry, Fishing and Hunting',
  '111\tCrop Production',
  '1111\tOilseed and Grain Farming',
  '11111\tSoybean Farming',
  '111110\tSoybean Farming',
  '11112\tOilseed (except Soybean) Farming',
  '111120\tOilseed (except Soybean) Farming',
  '11113\tDry Pea and Bean Farming',
  '111130\tDry Pea and Bean Farming',
  '44-45\tRetail Trade',
  '928120\tInternational Affairs',
  '',
].join('\r\n');

async function send(content: string | Uint8Array, name = 'codes.txt', user: ApiClient = server.admin) {
  return callAsBrowser(user, 'importClassCodes', fileBody(name, content));
}

async function outcome(content: string | Uint8Array, name?: string) {
  const root = parseXml((await send(content, name)).body(200));
  const texts = Object.fromEntries(root.children.map((child) => [child.name, child.text]));
  return { status: texts['status'], message: texts['message'] };
}

async function stored() {
  return (await server.admin.call('getDataSet', { path })).body(200);
}

async function counts() {
  const [row] = await server.query(
    'select (select count(*) from history)::int as history, (select count(*) from audit_entry)::int as entries',
  );
  return row;
}

async function newestMessages(count: number) {
  const rows = await server.query(
    `select type, action, message from audit_entry order by id desc limit ${count}`,
  );
  return rows.map(({ type, action, message }) => `${type}, ${action}: ${message}`);
}

test('the codes become the items of the data set, in their order', async () => {
  expect(await outcome(excerpt)).toEqual({ status: '0', message: '11 class codes were imported.' });
  const { items, type } = await stored();
  expect(type).toBe(0);
  expect(items.map(({ value }) => value)).toEqual([
    ...['11', '111', '1111', '11111', '111110', '11112', '111120', '11113', '111130', '44-45', '928120'],
  ]);
  expect(items[0]).toMatchObject({
    name: '11 - Agriculture, Forestry, Fishing and Hunting',
    grouping: '',
    ordering: 0,
  });
});

test('an import is written down, and what it changed', async () => {
  await outcome('1\tOne');
  expect((await newestMessages(2)).toReversed()).toEqual([
    "Data Set, Updated: The data set 'Class Codes' was updated.",
    "Class Codes, Imported: 1 class code was imported from 'codes.txt'.",
  ]);
  await outcome('1\tOne');
  expect((await newestMessages(1))[0]).toBe(
    "Class Codes, Imported: 1 class code was imported from 'codes.txt'.",
  );
});

test('the set keeps its settings, and what refers to it', async () => {
  const references = { query: { dataSetName: 'Class Codes' } };
  const before = await server.admin.call('listDataSetReferences', references);
  const { description } = await stored();
  await outcome(excerpt);
  expect((await stored()).description).toBe(description);
  expect((await server.admin.call('listDataSetReferences', references)).body(200)).toEqual(before.body(200));
});

test('further columns are kept as attributes, under their headers', async () => {
  const lines = ['Class Code\tDescription\tHazard\t\tSector', '1\tOne\tHigh\tx\t', '2\tTwo\t\t\tNorth\tend'];
  expect((await outcome(lines.join('\n'))).status).toBe('0');
  const attributes = (await stored()).items.map((item) => item.attributes);
  expect(attributes).toEqual([
    { Hazard: 'High', 'Column 4': 'x' },
    { Sector: 'North', 'Column 6': 'end' },
  ]);
});

test('what Excel saves as text is read: Unicode, and the code page of Windows with a notice', async () => {
  const unicode = Buffer.from('\uFEFFCode\tDescription\r\n1\t"Café\n– Bar"\r\n', 'utf16le');
  expect(await planned(unicode)).toMatchObject({ refusal: null, notice: null });
  expect((await outcome(unicode)).status).toBe('0');
  expect((await stored()).items[0]).toMatchObject({ name: '1 - Café – Bar' });
  const ansi = Buffer.from('1\tCaf\u00E9 \x96 Bar\n', 'latin1');
  const notice = expect.stringContaining('as Windows-1252, with these letters: é (line 1), – (line 1).');
  expect(await planned(ansi)).toMatchObject({ changed: 0, unchanged: 1, notice });
  expect(await outcome(ansi)).toEqual({ status: '0', message: notice });
});

const bad: [string, string | Uint8Array, string][] = [
  ['an empty file', '', 'The file is empty.'],
  ['a header alone', 'Code\tDescription\r\n', 'The file holds no class codes.'],
  ['a code without a description', '1\tOne\r\n2\r\n', "Line 2: the code '2' has no description."],
  ['a description without a code', '1\tOne\n\tTwo\n', 'Line 2: there is no code.'],
  [
    'a code that comes twice',
    '1\tOne\n2\tTwo\n\n1\tUno\n',
    "Line 4: the code '1' is there already, in line 1.",
  ],
  ['a code that is too long', `${'1'.repeat(101)}\tOne`, 'Line 1: the code is longer than 100 characters.'],
  [
    'UTF-8 that was damaged',
    Buffer.concat([Buffer.from('1\tCafé\n2\tÜnal\n3\t'), Buffer.from([0xe9, 10])]),
    'Line 3: The file is not UTF-8: a byte belongs to no character.',
  ],
  [
    'UTF-16 without a mark',
    Buffer.from('1\tOne', 'utf16le'),
    'The file is encoded as UTF-16; it must be UTF-8.',
  ],
  ['an archive', Buffer.from('PK\u0003\u0004 and more'), 'The file is a ZIP archive; unpack it first.'],
  [
    'control characters',
    '1\tOne\n2\tT\u0000wo',
    'Line 2: there is a character that is no text, so the file may be of another type.',
  ],
  ['markup in a code', '<b>&\tOne\n<b>&\tTwo', "Line 2: the code '<b>&' is there already, in line 1."],
];

test.each(bad)('%s is refused with the reason, and nothing changes', async (_what, content, message) => {
  const before = [await stored(), await counts()];
  expect(await outcome(content)).toEqual({ status: '-1', message });
  expect([await stored(), await counts()]).toEqual(before);
});

// One of them is a table of two columns, as codes are.
const notCodes = hostileFiles.filter(({ content }) => !/^[^\t<]+\t[^\t]+$/.test(content.toString()));

// What a spreadsheet might have written in another encoding is read.
const packed = foreignFiles('1\tOne\n2\tTwo').filter(({ name, message }) =>
  [/empty/, /archive|gzip/, /without a byte order mark/].some((what) =>
    what.test(`${name} ${message.source}`),
  ),
);

test.each([...packed, ...notCodes])(
  '$name is refused with a sentence, and nothing changes',
  async ({ content }) => {
    const before = [await stored(), await counts()];
    expect(await outcome(content)).toEqual({ status: '-1', message: expect.stringMatching(/^\S.*\.$/) });
    expect([await stored(), await counts()]).toEqual(before);
  },
);

test.each(['codes.csv', 'codes.txt.exe', 'txt', 'a <b> & "c".xls'.replaceAll('"', '')])(
  'a file named %s is refused',
  async (name) => {
    const before = await counts();
    expect(await outcome('1\tOne', name)).toEqual({
      status: '-1',
      message: `File ${name} is not a supported document type for import`,
    });
    expect(await counts()).toEqual(before);
  },
);

test('a set of another type is left alone', async () => {
  const { etag } = await server.admin.call('getDataSet', { path });
  const changed = await server.admin.call('updateDataSet', {
    path,
    headers: { 'if-match': etag },
    body: dependentSet('Class Codes'),
  });
  expect(changed.status).toBe(200);
  expect(await outcome('1\tOne')).toEqual({
    status: '-1',
    message: "The data set 'Class Codes' is not Static, so codes cannot be imported into it.",
  });
});

test('without the set the import makes it, once', async () => {
  const { etag } = await server.admin.call('getDataSet', { path });
  const query = { dataSetName: 'Class Codes', forceDelete: true };
  await server.admin.call('deleteDataSet', { query, headers: { 'if-match': etag } });
  const outcomes = await Promise.all([outcome('1\tOne\n2\tTwo'), outcome('1\tOne\n2\tTwo')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['0', '0']);
  const made = await stored();
  expect(made).toMatchObject({ type: 0, version: 1, lastModifiedById: 'admin' });
  expect(made.items.map(({ name }) => name)).toEqual(['1 - One', '2 - Two']);
});

test('2,125 codes are imported in less than 5 seconds', async () => {
  const lines = Array.from({ length: 2125 }, (_, index) => `${111_110 + index}\tIndustry, number ${index}`);
  const start = performance.now();
  const { status, message } = await outcome(`\uFEFFCode\tDescription\r\n${lines.join('\r\n')}\r\n\r\n`);
  expect({ status, message }).toEqual({ status: '0', message: '2125 class codes were imported.' });
  expect(performance.now() - start).toBeLessThan(5000);
  expect((await stored()).items).toHaveLength(2125);
});

async function planned(content: string | Uint8Array, name = 'codes.txt') {
  return (await callAsBrowser(server.admin, 'planClassCodes', fileBody(name, content))).body(200);
}

test('a plan says what an import would do, and does nothing', async () => {
  await outcome('Code\tDescription\tHazard\n1\tOne\tHigh\n2\tTwo\tLow\n3\tThree\n4\tFour');
  const before = [await stored(), await counts()];
  const file = 'Code\tDescription\tHazard\n4\tFour\n1\tOne\tLow\n2\tSecond\tLow\n5\tFive';
  expect(await planned(file)).toEqual({
    ...{ added: 1, changed: 2, removed: 1, unchanged: 1, refusal: null, notice: null },
    differences: [
      { code: '1', change: 'changed', before: '1 - One', after: '1 - One' },
      { code: '2', change: 'changed', before: '2 - Two', after: '2 - Second' },
      { code: '5', change: 'added', before: null, after: '5 - Five' },
      { code: '3', change: 'removed', before: '3 - Three', after: null },
    ],
  });
  expect([await stored(), await counts()]).toEqual(before);
  await outcome(file);
  expect(await planned(file)).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 4 });
});

test.each(bad)('of %s the plan says that it would be refused', async (_what, content, refusal) => {
  expect(await planned(content)).toEqual({
    ...{ added: 0, changed: 0, removed: 0, unchanged: 0, differences: [], notice: null, refusal },
  });
});

test('of a file of another type the plan says so, too', async () => {
  const refusal = 'File codes.csv is not a supported document type for import';
  expect(await planned('1\tOne', 'codes.csv')).toMatchObject({ refusal });
});

test('a set of another type, or none, is planned for as it is imported into', async () => {
  const found = await server.admin.call('getDataSet', { path });
  const { items } = found.body(200);
  const headers = { 'if-match': found.etag };
  const body = dependentSet('Class Codes');
  const changed = await server.admin.call('updateDataSet', { path, headers, body });
  const refusal = "The data set 'Class Codes' is not Static, so codes cannot be imported into it.";
  expect(await planned('1\tOne')).toMatchObject({ refusal, removed: 0 });
  const query = { dataSetName: 'Class Codes', forceDelete: true };
  await server.admin.call('deleteDataSet', { query, headers: { 'if-match': changed.etag } });
  expect(items.length).toBeGreaterThan(0);
  expect(await planned('1\tOne')).toMatchObject({ added: 1, removed: 0, refusal: null });
  expect((await server.admin.call('getDataSet', { path })).status).toBe(404);
  await outcome('1\tOne');
});

test.each(['author', 'viewer'] as const)('%s may neither import nor plan it', async (name) => {
  const before = await counts();
  const answer = await send('1\tOne', 'codes.txt', server[name]);
  expect(answer.problem(403).permission).toBe('MODIFY_CONFIG_IMPORT_DATA');
  const plan = await callAsBrowser(server[name], 'planClassCodes', fileBody('codes.txt', '1\tOne'));
  expect(plan.problem(403).permission).toBe('MODIFY_CONFIG_IMPORT_DATA');
  expect(await counts()).toEqual(before);
});

test('a token is needed, and works once', async () => {
  const { token: t } = (await server.admin.call('createTemporaryToken')).body(200);
  const use = () =>
    server.admin.call('importClassCodes', { query: { t }, ...fileBody('codes.txt', '1\tOne') });
  expect((await use()).status).toBe(200);
  expect((await use()).status).toBe(401);
});

test('what is no file, or too much of one, is refused', async () => {
  const json = { headers: { 'content-type': 'application/json' }, body: '{}' };
  const { headers = {} } = fileBody('codes.txt', '');
  const broken = { headers, body: 'no part at all' };
  const large = fileBody('codes.txt', Buffer.alloc(51 * 1024 * 1024, '1\tOne\n'));
  for (const id of ['importClassCodes', 'planClassCodes'] as const) {
    expect((await callAsBrowser(server.admin, id, json)).status, id).toBe(415);
    expect((await callAsBrowser(server.admin, id, broken)).status, id).toBe(400);
    expect((await callAsBrowser(server.admin, id, large)).status, id).toBe(413);
  }
});
