import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

/** The rate status: one document of rows, which several people write at once. */
const server = useServer();

const day = 86_400_000;
const begin = Date.UTC(2030, 0, 1);
const end = Date.UTC(2030, 11, 31);

type Row = Record<string, unknown>;

const row = (id: number, given: Row = {}): Row => ({
  ...{ id, state: 'IA', productTemplateShortName: 'BOP', status: 2 },
  ...{ effectiveDateRangeBegin: begin, effectiveDateRangeEnd: end },
  ...given,
});

async function list() {
  const answer = await server.viewer.call('listStateRates');
  return { etag: answer.etag, rows: answer.body(200) };
}

async function save(rows: readonly unknown[], etag: string) {
  return server.admin.call('updateStateRates', { body: rows, headers: { 'if-match': etag } });
}

async function add(...rows: Row[]) {
  const before = await list();
  const answer = await save([...before.rows, ...rows], before.etag);
  const known = new Set(before.rows.map(({ id }) => id));
  const saved = answer.body(200);
  return { etag: answer.etag, rows: saved, added: saved.filter(({ id }) => !known.has(id)) };
}

async function faults(...rows: Row[]) {
  const { etag } = await list();
  const { errors = [] } = (await save(rows, etag)).problem(422);
  return errors.map(({ pointer, message }) => [pointer, message]);
}

test('the demo shows 51 locations and 12 products, with a history by several people', async () => {
  const { rows } = await list();
  expect(new Set(rows.map(({ state }) => state)).size).toBe(51);
  expect(new Set(rows.map(({ productTemplateShortName }) => productTemplateShortName)).size).toBe(12);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(4);
  expect(rows.every(({ status, rateApproved }) => rateApproved === (status === 2))).toBe(true);
  const versions = (await server.viewer.call('listStateRateVersions')).body(200);
  expect(new Set(versions.records.map(({ authorId }) => authorId)).size).toBe(4);
  const first = (await server.viewer.call('getStateRateVersion', { path: { version: '1' } })).body(200);
  expect(first.length).toBeLessThan(rows.length);
});

test('the sets offer what rows may have', async () => {
  const items = async (dataSetName: string) =>
    (
      await server.viewer.call('listDataSetItems', { path: { dataSetName }, query: { numberOfRows: 500 } })
    ).body(200);
  expect((await items('Rate Status Locations')).totalRecords).toBe(51);
  const products = await items('Products - Use Rate Status Enabled');
  expect(products.totalRecords).toBe(12);
  expect(products.records).toContainEqual(expect.objectContaining({ name: 'Businessowners', value: 'BOP' }));
});

test('single rates are found by location, product and status, in the words of the screen', async () => {
  const find = async (text: string, numberOfRows?: number) =>
    (
      await server.viewer.call('searchStateRates', { query: { text, ...(numberOfRows && { numberOfRows }) } })
    ).body(200);
  const { rows } = await list();
  const found = await find('iowa BOP', 50);
  const expected = rows.filter(
    ({ state, productTemplateShortName }) => state === 'IA' && productTemplateShortName === 'BOP',
  );
  expect(found.totalRecords).toBe(expected.length);
  expect(new Set(found.records.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
  expect(found.records[0]).toMatchObject({ location: 'Iowa', product: 'Businessowners' });
  expect((await find('iowa')).records).toHaveLength(5);
  expect(await find('no such place')).toEqual({ records: [], totalRecords: 0 });
});

test('new rows get lasting ids, and what the server knows is added', async () => {
  const { added, rows, etag } = await add(row(-100), row(-101, { state: 'TX', status: 1 }));
  expect(added).toEqual([
    expect.objectContaining({ state: 'IA', country: 'United States', rateApproved: true }),
    expect.objectContaining({ state: 'TX', rateApproved: false }),
  ]);
  for (const { id, uri, objectUri } of added) {
    expect(id).toBeGreaterThan(0);
    expect([uri, objectUri]).toEqual([`/StateRate:studio/${id}`, '/StateRate:studio']);
  }
  expect(await list()).toEqual({ etag, rows });
});

test('an id is never given again', async () => {
  const first = await add(row(-100));
  const gone = first.added[0]?.id;
  await save(
    first.rows.filter(({ id }) => id !== gone),
    first.etag,
  );
  const second = await add(row(-100));
  expect(second.added[0]?.id).toBeGreaterThan(Number(gone));
});

test('overlapping periods and equal days are allowed', async () => {
  const { added } = await add(row(-100), row(-101, { effectiveDateRangeEnd: begin }));
  expect(added).toHaveLength(2);
});

test.each([
  ['state', 'the location is missing.'],
  ['productTemplateShortName', 'the product is missing.'],
  ['status', 'the status is missing.'],
  ['effectiveDateRangeBegin', 'the effective date is missing.'],
  ['effectiveDateRangeEnd', 'the expiration date is missing.'],
])('a row without its %s is refused', async (property, message) => {
  const [[pointer, text] = []] = await faults(row(-1), row(-2, { [property]: null }));
  expect([pointer, text?.slice(text.indexOf(': ') + 2)]).toEqual([`/1/${property}`, message]);
  expect(text).toMatch(/^Row 2 \(/);
});

test('what no set has, and dates that cannot be, are refused with the row', async () => {
  expect(
    await faults(
      row(-1, { state: 'ZZ' }),
      row(-2, { productTemplateShortName: 'OM' }),
      row(-3, { productTemplateShortName: 'NONE' }),
      row(-4, { status: 77 }),
      row(-5, { effectiveDateRangeBegin: end + day }),
      row(-6, { effectiveDateRangeEnd: end + 1 }),
      row(-6),
      row(9_000_000),
    ),
  ).toEqual([
    ['/0/state', "Row 1 (ZZ, BOP): there is no location 'ZZ'."],
    ['/1/productTemplateShortName', "Row 2 (IA, OM): the product 'OM' does not use rate status."],
    ['/2/productTemplateShortName', "Row 3 (IA, NONE): there is no product 'NONE'."],
    ['/3/status', 'Row 4 (IA, BOP): there is no status 77.'],
    ['/4/effectiveDateRangeBegin', 'Row 5 (IA, BOP): the effective date is after the expiration date.'],
    ['/5/effectiveDateRangeEnd', 'Row 6 (IA, BOP): the expiration date is no UTC midnight.'],
    ['/6/id', "Row 7 (IA, BOP): the id -6 is another row's, too."],
    ['/7/id', 'Row 8 (IA, BOP): new rows have negative ids.'],
  ]);
});

test('what two people did to different rows is merged, and so are rows that they added and removed', async () => {
  const base = await add(row(-100, { state: 'NV' }), row(-101, { state: 'UT' }));
  const [one, two] = base.added.map(({ id }) => id);
  const others = base.rows.map((each) => (each.id === one ? { ...each, status: 4 } : each));
  const theirs = await save([...others, row(-100, { state: 'OR' })], base.etag);
  const own = base.rows.filter(({ id }) => id !== two);
  const merged = await save([...own, row(-100, { state: 'ID' })], base.etag);
  const rows = merged.body(200);
  expect(rows.find(({ id }) => id === one)?.status).toBe(4);
  expect(rows.find(({ id }) => id === two)).toBeUndefined();
  expect(rows.length).toBe(theirs.body(200).length);
});

test('rates follow the names of products, are among what uses them, and keep them', async () => {
  const given = {
    name: 'Suite rated',
    shortName: 'SR1',
    selectableOnQuote: false,
    useRateStatusWhenRating: true,
  };
  const product = (await server.admin.call('createProductTemplate', { body: given })).body(201);
  const { added } = await add(row(-100, { productTemplateShortName: 'SR1' }));
  const path = { id: product.id };
  const references = (await server.viewer.call('listProductTemplateReferences', { path })).body(200);
  expect(references).toEqual([{ type: 6, name: 'studio', label: 'Rate status', version: '' }]);
  const got = await server.viewer.call('getProductTemplate', { path });
  const headers = { 'if-match': got.etag };
  expect((await server.admin.call('deleteProductTemplate', { path, headers })).problem(409).type).toBe(
    '/problems/referenced',
  );
  const body = {
    ...got.body(200),
    name: 'Suite rated now',
    shortName: 'SR2',
    useRateStatusWhenRating: false,
  };
  const renamed = await server.admin.call('updateProductTemplate', { path, headers, body });
  expect(renamed.status).toBe(200);
  const { rows, etag } = await list();
  expect(rows.find(({ id }) => id === added[0]?.id)?.productTemplateShortName).toBe('SR2');
  // What a row has already stays allowed.
  expect((await save([...rows, row(-100)], etag)).status).toBe(200);
  const now = await list();
  await server.admin.call('deleteProductTemplate', {
    ...{ path, query: { forceDelete: true } },
    headers: { 'if-match': renamed.etag },
  });
  expect((await save(now.rows, (await list()).etag)).status).toBe(200);
});

test('rates that were read before a product got another short name can be saved', async () => {
  const given = { name: 'Suite called', selectableOnQuote: false, useRateStatusWhenRating: true };
  const create = { body: { ...given, shortName: 'SC1' } };
  const product = await server.admin.call('createProductTemplate', create);
  const before = await add(row(-100, { productTemplateShortName: 'SC1' }), row(-101, { state: 'NV' }));
  await server.admin.call('updateProductTemplate', {
    ...{ path: { id: product.body(201).id }, headers: { 'if-match': product.etag } },
    body: { ...given, shortName: 'SC2' },
  });
  const [called] = before.added.filter(({ productTemplateShortName: name }) => name === 'SC1');
  const changed = before.rows.map((each) => (each.state === 'NV' ? { ...each, status: 4 } : each));
  const saved = (await save(changed, before.etag)).body(200);
  expect(saved.find(({ id }) => id === called?.id)?.productTemplateShortName).toBe('SC2');
  expect(saved.filter(({ state, status }) => state === 'NV' && status !== 4)).toEqual([]);
  // A row of another product was never called so.
  const other = before.added.find(({ state }) => state === 'NV');
  const wrong = saved.map((each) =>
    each.id === other?.id ? { ...each, productTemplateShortName: 'SC1' } : each,
  );
  expect((await save(wrong, (await list()).etag)).problem(422).errors).toHaveLength(1);
});

test('short names of products are unique', async () => {
  const given = { name: 'Suite short', shortName: 'BOP', selectableOnQuote: false };
  const refused = await server.admin.call('createProductTemplate', { body: given });
  expect(refused.problem(422).errors).toEqual([
    { pointer: '/shortName', message: "Another product template has the short name 'BOP'." },
  ]);
});

test('the log says who changed what, in words', async () => {
  await add(row(-100, { state: 'WY', status: 1 }));
  const query = { filterText: 'rate status', numberOfRows: 1 };
  const { records } = (await server.admin.call('listConfigurationLogs', { query })).body(200);
  expect(records[0]?.message).toBe('The rate status was updated.');
  const details = await server.admin.call('getConfigurationLog', { path: { id: String(records[0]?.id) } });
  expect(details.text).toContain('WY › Businessowners');
  expect(details.text).toContain('Filed, 2030-01-01 to 2030-12-31');
});

test('6,000 rows are saved at once', async () => {
  const before = await list();
  const many = Array.from({ length: 6000 - before.rows.length }, (_, index) => row(-1 - index));
  const started = performance.now();
  const saved = await save([...before.rows, ...many], before.etag);
  expect(saved.body(200)).toHaveLength(6000);
  expect(performance.now() - started).toBeLessThan(6000);
  expect((await save(before.rows, saved.etag)).status).toBe(200);
});
