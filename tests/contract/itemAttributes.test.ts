import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { dependentSet, item, staticSet, toWrite } from '../support/contract/dataSetBodies.ts';

const server = useServer();

const attributes = { sector: '11', ' odd name ': '', 'markup <b>': '"&' };

async function save(name: string, items: ReturnType<typeof item>[]) {
  const path = { dataSetName: name };
  const { etag } = await server.author.call('getDataSet', { path });
  const headers = { 'if-match': etag };
  const answer = await server.author.call('updateDataSet', {
    path,
    headers,
    body: staticSet(name, { items }),
  });
  return answer.body(200);
}

test('attributes come back as they were sent, and are left out where there are none', async () => {
  const items = [item('A', 'A', 0, { attributes }), item('B', 'B', 1), item('C', 'C', 2, { attributes: {} })];
  const created = (await server.author.call('createDataSet', { body: staticSet('Codes', { items }) })).body(
    201,
  );
  const read = (await server.viewer.call('getDataSet', { path: { dataSetName: 'Codes' } })).body(200);
  const listed = await server.viewer.call('listDataSetItems', { path: { dataSetName: 'Codes' } });
  for (const found of [created.items, read.items, listed.body(200).records]) {
    expect(found[0]?.attributes).toEqual(attributes);
    expect(found[1]).not.toHaveProperty('attributes');
    expect(found[2]).not.toHaveProperty('attributes');
  }
});

test('a client that knows nothing of attributes loses none', async () => {
  const { items, version } = await save('Codes', [item('New', 'N'), item('Another label', 'A', 1)]);
  expect(items.map((one) => one.attributes)).toEqual([undefined, attributes]);
  expect((await save('Codes', [item('New', 'N'), item('Another label', 'A', 1)])).version).toBe(version);
});

test('attributes are replaced by others, and taken away by none', async () => {
  const replaced = await save('Codes', [item('A', 'A', 0, { attributes: { hazard: 'low' } })]);
  expect(replaced.items[0]?.attributes).toEqual({ hazard: 'low' });
  const without = await save('Codes', [item('A', 'A', 0, { attributes: {} })]);
  expect(without.items[0]).not.toHaveProperty('attributes');
  expect(without.version).toBe(replaced.version + 1);
});

test('100 attributes are taken', async () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`a${index}`, `${index}`]));
  const items = [item('A', 'A', 0, { attributes: many })];
  const answer = await server.author.call('createDataSet', { body: staticSet('A hundred', { items }) });
  expect(answer.body(201).items[0]?.attributes).toEqual(many);
});

test('attributes stay when a set changes its type and its name', async () => {
  const created = await server.author.call('createDataSet', {
    body: dependentSet('Movable', { enhancedDynamicDataItems: [item('A', 'A', 0, { attributes })] }),
  });
  const body = toWrite(created.body(201), { name: 'Moved' });
  const headers = { 'if-match': created.etag };
  const path = { dataSetName: 'Movable' };
  const moved = await server.author.call('updateDataSet', { path, headers, body });
  expect(moved.body(200).items[0]?.attributes).toEqual(attributes);
  const asStatic = staticSet('Moved', { items: [item('A', 'A')] });
  const changed = await server.author.call('updateDataSet', {
    path: { dataSetName: 'Moved' },
    headers: { 'if-match': moved.etag },
    body: asStatic,
  });
  expect(changed.body(200)).toMatchObject({ type: 0, items: [{ attributes }] });
});
