import { expect, test } from 'vitest';
import { readWorkbook } from '../../apps/server/src/spreadsheets/xls/testing/readWorkbook.ts';
import type { CallInput } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { parseCsv } from '../support/contract/parseCsv.ts';

/** The detailed history as a file. */
const server = useServer();

/** The most entries that one call answers. */
const mostListed = 500;

type Query = NonNullable<CallInput['query']>;

const headers = ['Date (UTC)', 'User', 'Type', 'Action', 'Message'];
const operations = { csv: 'downloadHistoryCsv', xls: 'downloadHistoryXls' } as const;

function queryOf(exportType: string, more: Query = {}): Query {
  return { exportType, currentState: 'administrator', ...more };
}

function download(exportType: 'csv' | 'xls', more: Query = {}, user = server.admin) {
  return callAsBrowser(user, operations[exportType], { query: queryOf(exportType, more) });
}

async function csvRows(query: Query = {}) {
  return parseCsv((await download('csv', query)).body(200));
}

/** The client reads answers as text, which a workbook is not. */
async function xlsSheets(query: Query = {}) {
  const { token: t } = (await server.admin.call('createTemporaryToken')).body(200);
  const all = Object.entries({ ...queryOf('xls', query), t }).map(([name, value]) => [name, String(value)]);
  const target = `/auditLogData/DetailedHistory.xls?${new URLSearchParams(all)}`;
  const { status, body } = await server.admin.send('GET', target);
  expect(status).toBe(200);
  return readWorkbook(body);
}

async function listed(query: Query = {}) {
  return (
    await server.admin.call('listConfigurationLogs', { query: { ...query, numberOfRows: mostListed } })
  ).body(200);
}

test('the whole log is in the CSV file, in the order of the list', async () => {
  const { records, totalRecords } = await listed();
  const [header, ...rows] = await csvRows();
  expect(header).toEqual(headers);
  expect(records.length).toBe(Math.min(totalRecords, mostListed));
  expect(rows).toHaveLength(totalRecords);
  const expected = records.map(({ timeCreated, user, type, action, message }) => [
    new Date(timeCreated).toISOString().slice(0, 19).replace('T', ' '),
    ...[user, type, action, message],
  ]);
  expect(rows.slice(0, records.length)).toEqual(expected);
});

test('a workbook holds the same, with dates as dates', async () => {
  const query = { filterText: 'form template', filterFields: 4, sortBy: 'message', sortDirection: 'asc' };
  const { records } = await listed(query);
  expect(records.length).toBeGreaterThan(1);
  const [sheet, ...others] = await xlsSheets(query);
  expect(others).toEqual([]);
  expect(sheet?.name).toBe('Detailed History');
  const [header, ...rows] = sheet?.rows ?? [];
  expect(header).toEqual(headers);
  expect(rows.map((row) => row.slice(1))).toEqual(
    records.map(({ user, type, action, message }) => [user, type, action, message]),
  );
  const times = rows.map(([date]) => (typeof date === 'object' ? (date.number - 25_569) * 86_400_000 : 0));
  expect(times.map(Math.round)).toEqual(records.map(({ timeCreated }) => timeCreated));
});

test.each(['csv', 'xls'] as const)(
  'a .%s file is named after the time, and downloading it is written',
  async (type) => {
    const disposition = (await download(type)).headers['content-disposition'];
    const pattern = new RegExp(`^attachment; filename="(DetailedHistory_\\d{8}_\\d{6}\\.${type})"`);
    const [, fileName] = pattern.exec(disposition ?? '') ?? [];
    expect(fileName).toBeDefined();
    const [newest] = (await listed()).records;
    expect(newest).toMatchObject({ type: 'Detailed History', action: 'Downloaded', user: 'Marta Oduya' });
    expect(newest?.message).toContain(`'${fileName}' with `);
  },
);

test('the filter applies to the whole log', async () => {
  const { totalRecords } = await listed({ filterText: 'data set', filterFields: 4 });
  const rows = await csvRows({ filterText: 'data set', filterFields: 4, timeRange: '..' });
  expect(rows).toHaveLength(totalRecords + 1);
  expect(await csvRows({ filterText: 'no such text' })).toEqual([headers]);
});

test('names that a spreadsheet would run do not run', async () => {
  for (const name of ['=1+1', '@SUM(A1)', '+4', '-4']) {
    await server.query(`update app_user set name = '${name}' where id = 'author'`);
    await server.anyone.copy().call('signIn', { body: { username: 'author', password: 'wrong' } });
  }
  await server.admin.call('createDataSet', { body: staticSet('a "quoted", name') });
  const { body } = await server.admin.send('GET', await csvTarget());
  const text = body.toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).not.toMatch(/(^|,|\n)"?[=+@-]/);
  const rows = parseCsv(text);
  expect(rows.map(([, user]) => user)).toEqual(expect.arrayContaining(["'=1+1", "'@SUM(A1)", "'+4", "'-4"]));
  expect(rows.map(([, , , , message]) => message)).toContain(
    'The data set \'a "quoted", name\' was created.',
  );
});

async function csvTarget(): Promise<string> {
  const { token: t } = (await server.admin.call('createTemporaryToken')).body(200);
  return `/auditLogData/DetailedHistory.csv?exportType=csv&currentState=administrator&t=${t}`;
}

test.each(['csv', 'xls'] as const)('the parameters of a .%s file are required', async (type) => {
  const call = (query: Query) => callAsBrowser(server.admin, operations[type], { query });
  expect((await call({ currentState: 'administrator' })).problem(400).parameter).toBe('exportType');
  expect((await call({ exportType: type })).problem(400).parameter).toBe('currentState');
  expect((await call(queryOf('pdf'))).problem(400).parameter).toBe('exportType');
  expect((await call(queryOf(type, { timeRange: '9..1' }))).problem(400).parameter).toBe('timeRange');
});

test.each(['csv', 'xls'] as const)(
  'a .%s file needs a token of its own, and the permission',
  async (type) => {
    const without = await server.admin.call(operations[type], { query: queryOf(type) });
    expect(without.status).toBe(401);
    for (const user of [server.author, server.viewer]) {
      const refused = await download(type, {}, user);
      expect(refused.problem(403).permission).toBe('VIEW_CONFIG_DETAILED_HISTORY');
    }
  },
);
