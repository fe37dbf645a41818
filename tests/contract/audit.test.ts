import type { components } from '@studio/api';
import { expect, test } from 'vitest';
import type { ApiClient, CallInput } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { item, staticSet } from '../support/contract/dataSetBodies.ts';

/** What the detailed history holds, and how it is asked. */
const server = useServer();

type Log = components['schemas']['ConfigurationLog'];

async function list(query: NonNullable<CallInput['query']> = {}, user = server.admin) {
  return (await user.call('listConfigurationLogs', { query })).body(200);
}

async function newest(query: NonNullable<CallInput['query']> = {}): Promise<Log | undefined> {
  return (await list({ ...query, numberOfRows: 1 })).records[0];
}

async function create(name: string, user: ApiClient = server.admin) {
  return user.call('createDataSet', { body: staticSet(name) });
}

test.each(['author', 'viewer'] as const)('%s may not look into the log', async (name) => {
  const list = await server[name].call('listConfigurationLogs');
  expect(list.problem(403).permission).toBe('VIEW_CONFIG_DETAILED_HISTORY');
  const entry = await server[name].call('getConfigurationLog', { path: { id: '1' } });
  expect(entry.problem(403).permission).toBe('VIEW_CONFIG_DETAILED_HISTORY');
});

test('without a session the log cannot be read', async () => {
  expect((await server.anyone.call('listConfigurationLogs')).status).toBe(401);
  expect((await server.anyone.call('getConfigurationLog', { path: { id: '1' } })).status).toBe(401);
});

test('the newest entries come first, 25 of them, with the count of all', async () => {
  const { records, totalRecords } = await list();
  expect(records).toHaveLength(25);
  const [count] = await server.query('select count(*)::int as n from audit_entry');
  expect(totalRecords).toBe(count?.['n']);
  const times = records.map(({ timeCreated }) => timeCreated);
  expect(times).toEqual(times.toSorted((left, right) => right - left));
});

test('demo content is in the log, as what it is', async () => {
  const { records } = await list({ filterText: "'Roof Covering'", filterFields: 2 });
  expect(records.at(-1)).toMatchObject({
    type: 'Data Set',
    action: 'Created',
    message: "The data set 'Roof Covering' was created.",
    hasDetails: true,
  });
});

test('every change writes who did what to which object', async () => {
  const created = await create('Logged', server.author);
  expect(await newest()).toMatchObject({
    userId: 'author',
    user: 'Jon Vega',
    type: 'Data Set',
    action: 'Created',
    message: "The data set 'Logged' was created.",
    hasDetails: true,
  });
  const path = { dataSetName: 'Logged' };
  const updated = await server.admin.call('updateDataSet', {
    path,
    headers: { 'if-match': created.etag },
    body: staticSet('Logged', { description: 'new' }),
  });
  expect(await newest()).toMatchObject({
    user: 'Marta Oduya',
    action: 'Updated',
    message: "The data set 'Logged' was updated.",
  });
  const renamed = await server.admin.call('updateDataSet', {
    path,
    headers: { 'if-match': updated.etag },
    body: staticSet('Logged anew', { description: 'new' }),
  });
  expect(await newest()).toMatchObject({
    action: 'Renamed',
    message: "The data set 'Logged' was renamed to 'Logged anew'.",
  });
  const query = { dataSetName: 'Logged anew' };
  await server.admin.call('deleteDataSet', { query, headers: { 'if-match': renamed.etag } });
  expect(await newest()).toMatchObject({
    action: 'Deleted',
    message: "The data set 'Logged anew' was deleted.",
    hasDetails: true,
  });
});

test('what follows a renaming says what it follows', async () => {
  const path = { dataSetName: 'Roof Covering' };
  const current = await server.admin.call('getDataSet', { path });
  const { items } = current.body(200);
  await server.admin.call('updateDataSet', {
    path,
    headers: { 'if-match': current.etag },
    body: staticSet('Roof Covering Material', { items }),
  });
  const { records } = await list({ filterText: 'because the data set', filterFields: 2 });
  expect(records.length).toBeGreaterThan(0);
  for (const { message, action, hasDetails } of records) {
    expect(message).toContain(
      "was updated because the data set 'Roof Covering' was renamed to 'Roof Covering Material'.",
    );
    expect([action, hasDetails]).toEqual(['Updated', true]);
  }
  expect(new Set(records.map(({ type }) => type))).toContain('Form Template');
});

test('a refused change writes nothing', async () => {
  const { totalRecords } = await list();
  await server.viewer.call('createDataSet', { body: staticSet('Not allowed') });
  await server.admin.call('createDataSet', { body: staticSet('US States') });
  await server.admin.call('createDataSet', { body: staticSet('Broken', { items: [item('A', '')] }) });
  expect((await list()).totalRecords).toBe(totalRecords);
});

test('a change that changes nothing writes nothing', async () => {
  const created = await create('Same again');
  const { totalRecords } = await list();
  const path = { dataSetName: 'Same again' };
  const headers = { 'if-match': created.etag };
  await server.admin.call('updateDataSet', { path, headers, body: staticSet('Same again') });
  expect((await list()).totalRecords).toBe(totalRecords);
});

test('signing in and out is written, with the way in and the address', async () => {
  const user = await server.anyone.signIn('viewer');
  expect(await newest()).toMatchObject({
    userId: 'viewer',
    user: 'Lena Fischer',
    type: 'Session',
    action: 'Signed in',
    message: 'Lena Fischer signed in with a password from 127.0.0.1.',
    hasDetails: false,
  });
  await user.call('signOut');
  expect(await newest()).toMatchObject({ action: 'Signed out', message: 'Lena Fischer signed out.' });
});

test('a failed sign-in is written under the name of the user; what was typed is not, as it may be a password', async () => {
  const signIn = (username: string) =>
    server.anyone.copy().call('signIn', { body: { username, password: 'guess-4711' } });
  await signIn('Admin');
  expect(await newest()).toMatchObject({
    userId: 'admin',
    user: 'Marta Oduya',
    action: 'Sign-in failed',
    message: "Signing in as 'Marta Oduya' with a password from 127.0.0.1 failed.",
  });
  await signIn('a password in the wrong field');
  expect(await newest()).toMatchObject({
    userId: null,
    user: 'Unknown',
    action: 'Sign-in failed',
    message: "Signing in as 'Unknown' with a password from 127.0.0.1 failed.",
  });
  await server.anyone.copy().call('signIn', { body: { externalToken: 'made.up.token' } });
  expect(await newest()).toMatchObject({
    userId: null,
    user: 'Unknown',
    message: "Signing in as 'Unknown' by single sign-on from 127.0.0.1 failed.",
  });
});

test('a changed password is written, and one that was refused', async () => {
  const user = await server.anyone.signIn('viewer');
  const change = (currentPassword: string) =>
    user.call('changePassword', { body: { currentPassword, newPassword: 'a-new-long-password' } });
  await change('not the password');
  expect(await newest()).toMatchObject({ userId: 'viewer', type: 'User', action: 'Password change failed' });
  await change('studio-demo');
  expect(await newest()).toMatchObject({ userId: 'viewer', type: 'User', action: 'Password changed' });
});

test('exports and backups are written', async () => {
  await server.admin.call('exportDataSets', { body: { ids: ['US States'] } });
  expect(await newest()).toMatchObject({
    user: 'Marta Oduya',
    type: 'Data Set',
    action: 'Exported',
    message: "The data set 'US States' was exported.",
  });
  await server.admin.call('exportDataSets', { body: { ids: ['US States', 'Same again'] } });
  expect((await newest())?.message).toMatch(/^2 data sets: '.+' and '.+' were exported\.$/);
  const { token: t } = (await server.admin.call('createTemporaryToken')).body(200);
  await server.admin.call('downloadSection', { query: { sectionName: 'Data Sets', t } });
  expect(await newest()).toMatchObject({
    type: 'Configuration',
    action: 'Backed up',
    message: "The section 'Data Sets' was backed up.",
  });
});

test('no secret is in the log', async () => {
  const secrets = ['studio-demo', 'guess-4711', 'a-new-long-password', server.admin.loginToken ?? 'none'];
  const rows = await server.query(`select user_name || ' ' || message as text from audit_entry`);
  const text = rows.map((row) => String(row['text'])).join('\n');
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('the text is looked for in the fields that are asked for, whatever its case', async () => {
  await create('Findable Umlaut Ä');
  const find = async (filterText: string, filterFields: number) =>
    (await list({ filterText, filterFields })).totalRecords;
  expect(await find('findable umlaut ä', 2)).toBe(1);
  expect(await find('FINDABLE UMLAUT A\u0308', 2)).toBe(1);
  expect(await find('findable', 1)).toBe(0);
  expect(await find('findable', 4)).toBe(0);
  expect(await find('findable', 7)).toBe(1);
  expect(await find('marta', 1)).toBeGreaterThan(0);
  expect(await find('form template', 4)).toBeGreaterThan(0);
  expect(await find('JON VEGA', 3)).toBe(
    (await list({ filterText: 'jon vega', filterFields: 3 })).totalRecords,
  );
});

test('% and _ and other special characters are literal', async () => {
  await create('100% of a_b \\ [x] (y) .*');
  for (const filterText of ['100%', 'a_b', '\\', '[x]', '.*', '% of']) {
    expect((await list({ filterText, filterFields: 2 })).totalRecords, filterText).toBe(1);
  }
  for (const filterText of ['1_0%', 'a%b', 'a.b']) {
    expect((await list({ filterText, filterFields: 2 })).totalRecords, filterText).toBe(0);
  }
});

test('a range of time includes both ends', async () => {
  await create('Timed');
  const { timeCreated = 0 } = (await newest()) ?? {};
  const count = async (timeRange: string) =>
    (await list({ timeRange, filterText: "'Timed'", filterFields: 2 })).totalRecords;
  expect(await count(`${timeCreated}..${timeCreated}`)).toBe(1);
  expect(await count(`${timeCreated}..`)).toBe(1);
  expect(await count(`..${timeCreated}`)).toBe(1);
  expect(await count('..')).toBe(1);
  expect(await count(`${timeCreated + 1}..`)).toBe(0);
  expect(await count(`..${timeCreated - 1}`)).toBe(0);
});

test.each(['1', '2..1', 'a..b', '1...2', '1..1234567890123456'])(
  'the range %s is refused',
  async (timeRange) => {
    const answer = await server.admin.call('listConfigurationLogs', { query: { timeRange } });
    expect(answer.problem(400).parameter).toBe('timeRange');
  },
);

test.each([
  ['sortBy', 'details'],
  ['sortDirection', 'up'],
  ['filterFields', 0],
  ['filterFields', 8],
  ['startIndex', -1],
  ['numberOfRows', 0],
  ['numberOfRows', 501],
] as const)('%s=%s is refused', async (name, value) => {
  const answer = await server.admin.call('listConfigurationLogs', { query: { [name]: value } });
  expect(answer.problem(400).parameter).toBe(name);
});

const texts: Record<string, (log: Log) => string> = {
  user: ({ user }) => user.toLowerCase(),
  type: ({ type }) => type,
  action: ({ action }) => action,
  message: ({ message }) => message.normalize('NFC').toLowerCase(),
};

test.each(Object.keys(texts))(
  'the whole log is sorted by %s, both ways, newest first among equals',
  async (sortBy) => {
    const read = texts[sortBy] ?? String;
    for (const sortDirection of ['asc', 'desc']) {
      const all: Log[] = [];
      for (let startIndex = 0; startIndex === 0 || all.length === startIndex; startIndex += 170) {
        all.push(...(await list({ sortBy, sortDirection, startIndex, numberOfRows: 170 })).records);
      }
      expect(all.length).toBe((await list()).totalRecords);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      const sign = sortDirection === 'asc' ? 1 : -1;
      const sorted = all.toSorted(
        (left, right) =>
          sign * Buffer.compare(Buffer.from(read(left)), Buffer.from(read(right))) ||
          right.timeCreated - left.timeCreated ||
          Number(right.id) - Number(left.id),
      );
      expect(all.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    }
  },
);

test('a page beyond the end is empty, and still counts', async () => {
  const { totalRecords } = await list();
  expect(await list({ startIndex: totalRecords })).toEqual({ records: [], totalRecords });
  expect((await list({ startIndex: totalRecords - 1 })).records).toHaveLength(1);
});

test('an entry tells what changed field by field', async () => {
  const created = await create('Detailed');
  const body = staticSet('Detailed', {
    description: 'now described',
    items: [item('Gable', 'GABLE', 0), item('Flat roof', 'FLAT', 1), item('Hip', 'HIP', 2)],
  });
  const path = { dataSetName: 'Detailed' };
  await server.admin.call('updateDataSet', { path, headers: { 'if-match': created.etag }, body });
  const { id = '' } = (await newest()) ?? {};
  const details = (await server.admin.call('getConfigurationLog', { path: { id } })).body(200);
  expect(details.log).toMatchObject({ id, action: 'Updated', hasDetails: true });
  expect(details.changes).toEqual([
    { field: 'Description', before: null, after: 'now described' },
    { field: 'Data Items › Gable › Order', before: '2', after: '1' },
    { field: 'Data Items › Flat roof › Label', before: 'Flat', after: 'Flat roof' },
    { field: 'Data Items › Hip', before: null, after: 'Label: Hip, Value: HIP, Order: 3' },
  ]);
  expect(details.changeCount).toBe(4);
});

test('of very many changes the first thousand come, with the count of all', async () => {
  const items = Array.from({ length: 1500 }, (_, index) => item(`Item ${index}`, `${index}`, index));
  await server.admin.call('createDataSet', { body: staticSet('Large', { items }) });
  const { id = '' } = (await newest()) ?? {};
  const details = (await server.admin.call('getConfigurationLog', { path: { id } })).body(200);
  expect(details.changes).toHaveLength(1000);
  expect(details.changeCount).toBeGreaterThanOrEqual(1500);
});

test('an entry of no document has nothing to tell', async () => {
  await server.anyone.signIn('author');
  const { id = '' } = (await newest()) ?? {};
  const details = (await server.admin.call('getConfigurationLog', { path: { id } })).body(200);
  expect(details).toMatchObject({ log: { hasDetails: false }, changes: [], changeCount: 0 });
});

test.each(['0', '999999999', '99999999999999999999999999'])('there is no entry %s', async (id) => {
  expect((await server.admin.call('getConfigurationLog', { path: { id } })).status).toBe(404);
});

test.each(['x', '-1', '1.5', '1'.repeat(41)])('%s is not the id of an entry', async (id) => {
  const answer = await server.admin.call('getConfigurationLog', { path: { id } });
  expect(answer.problem(400).parameter).toBe('id');
});
