import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { item, staticSet } from '../support/contract/dataSetBodies.ts';
import { parseCsv } from '../support/contract/parseCsv.ts';

/** The data dictionary. */
const server = useServer();

async function generate() {
  return (await server.admin.call('generateDataDictionary')).body(201);
}

async function download(id: string) {
  return server.admin.call('downloadDataDictionary', { path: { id } });
}

async function rows() {
  const { id } = await generate();
  return parseCsv((await download(id)).body(200));
}

async function newestMessage() {
  const [row] = await server.query('select type, action, message from audit_entry order by id desc limit 1');
  return row;
}

test('a dictionary is made, and can be downloaded from where the answer says', async () => {
  const answer = await server.admin.call('generateDataDictionary');
  const made = answer.body(201);
  expect(answer.headers.location).toBe(`/rest/Integration/dataDictionary/${made.id}`);
  expect(made.fileName).toMatch(/^DataDictionary_\d{8}_\d{6}\.csv$/);
  expect(await newestMessage()).toEqual({
    type: 'Data Dictionary',
    action: 'Generated',
    message: `The data dictionary '${made.fileName}' was generated.`,
  });
  const file = await download(made.id);
  expect(file.headers['content-disposition']).toContain(made.fileName);
  expect(await newestMessage()).toMatchObject({ action: 'Downloaded' });
  const [header, ...entries] = parseCsv(file.body(200));
  expect(header).toEqual([
    ...['Kind', 'Name', 'Form Template', 'Label', 'Description', 'Type', 'Refers To', 'Referred To By'],
  ]);
  const count = (kind: string) => entries.filter((row) => row[0] === kind).length;
  expect([count('Form Field'), count('Data Set'), count('Rule')]).toEqual([
    made.fieldCount,
    made.dataSetCount,
    made.ruleCount,
  ]);
  expect(made.fieldCount * made.dataSetCount * made.ruleCount).toBeGreaterThan(0);
});

test('both ends of a reference tell of it', async () => {
  const all = await rows();
  const set = all.find(([kind, name]) => kind === 'Data Set' && name === 'Class Codes');
  const field = all.find(
    ([kind, name, form]) => kind === 'Form Field' && name === 'classCode' && form !== '',
  );
  expect(field?.[6]).toBe('Data Set Class Codes');
  expect(set?.[7]?.split('; ')).toContain(`Form Field ${field?.[2]}.classCode`);
  const rule = all.find(([kind, , , , , , refersTo]) => kind === 'Rule' && refersTo?.includes('Data Set '));
  const [target] = rule?.[6]?.split('; ').filter((text) => text.startsWith('Data Set ')) ?? [];
  const used = all.find(([kind, name]) => kind === 'Data Set' && `Data Set ${name}` === target);
  expect(used?.[7]?.split('; ')).toContain(`Rule ${rule?.[1]}`);
});

test('dangling references are listed as missing, by their name', async () => {
  const created = await server.admin.call('getDataSet', { path: { dataSetName: 'Class Codes' } });
  await server.admin.call('deleteDataSet', {
    query: { dataSetName: 'Class Codes', forceDelete: true },
    headers: { 'if-match': created.etag },
  });
  const field = (await rows()).find(([kind, name]) => kind === 'Form Field' && name === 'classCode');
  expect(field?.[6]).toBe('Data Set Class Codes (missing)');
});

test('texts of any kind come through, none of them as a formula', async () => {
  const names = ['=1+1', '+cmd', '-2', '@SUM(A1)', 'a "quoted", name', 'שלום', '<b>bold</b>'];
  for (const [index, name] of names.entries()) {
    const description = index === 0 ? '\t=tab\u0000' : 'line\r\nbreak';
    const body = staticSet(name, { description, items: [item('A', 'A')] });
    expect((await server.admin.call('createDataSet', { body })).status).toBe(201);
  }
  const { id } = await generate();
  const text = (await download(id)).body(200);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).not.toMatch(/(^|,|\n)"?[=+@-]/);
  const found = parseCsv(text).map(([, name]) => name);
  expect(found).toEqual(
    expect.arrayContaining(names.map((name) => (/^[=+@-]/.test(name) ? `'${name}` : name))),
  );
});

test('the ten latest are kept', async () => {
  const ids: string[] = [];
  for (let round = 0; round < 12; round += 1) ids.push((await generate()).id);
  const statuses = await Promise.all(ids.map(async (id) => (await download(id)).status));
  expect(statuses).toEqual([404, 404, ...Array.from({ length: 10 }, () => 200)]);
});

test.each(['0', 'none', "x' or 1=1"])('there is no dictionary %j', async (id) => {
  expect((await download(id)).status).toBe(404);
});

test('an id that is too long is no id', async () => {
  expect((await download('a'.repeat(41))).problem(400).parameter).toBe('id');
});

test('no parameter is taken', async () => {
  const answer = await server.admin.call('generateDataDictionary', { query: { all: true } });
  expect(answer.problem(400).parameter).toBe('all');
});

test.each(['author', 'viewer'] as const)('%s may neither make nor read one', async (name) => {
  const permission = 'AUTHORIZATION_GENERATE_DATA_DICTIONARY';
  expect((await server[name].call('generateDataDictionary')).problem(403).permission).toBe(permission);
  const path = { id: (await generate()).id };
  expect((await server[name].call('downloadDataDictionary', { path })).problem(403).permission).toBe(
    permission,
  );
});

test('without a session it is refused', async () => {
  expect((await server.anyone.call('generateDataDictionary')).status).toBe(401);
  expect((await server.anyone.call('downloadDataDictionary', { path: { id: 'x' } })).status).toBe(401);
});
