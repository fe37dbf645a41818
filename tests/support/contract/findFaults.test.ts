import { expect, test } from 'vitest';
import { operationOf } from './contract.ts';
import { findFaults } from './findFaults.ts';
import type { HttpResponse } from './httpCall.ts';

const item = { name: 'Flat', value: 'FLAT', grouping: '', ordering: 0 };
const problem = { type: '/problems/any', title: 'Any', status: 404 };

function response(status: number, body: unknown, headers: HttpResponse['headers'] = {}): HttpResponse {
  const contentType = status < 300 ? 'application/json; charset=utf-8' : 'application/problem+json';
  return {
    status,
    headers: { 'content-type': contentType, ...headers },
    body: Buffer.from(JSON.stringify(body)),
  };
}

const page = (records: unknown) =>
  response(200, { records, totalRecords: 1, defaultValue: null, minSearchStringLength: null });

test('a response that honours the contract has no faults', () => {
  expect(findFaults(operationOf('listDataSetItems'), page([item]))).toEqual([]);
  expect(findFaults(operationOf('listDataSetItems'), response(404, problem))).toEqual([]);
  expect(findFaults(operationOf('signOut'), { status: 204, headers: {}, body: Buffer.alloc(0) })).toEqual([]);
});

test.each([
  ['a missing property', page([{ ...item, value: undefined }])],
  ['a property too many', page([{ ...item, colour: 'red' }])],
  ['a wrong type', page([{ ...item, ordering: '0' }])],
  ['a value out of range', page([{ ...item, ordering: -1 }])],
  ['more records than a page holds', page(Array.from({ length: 501 }, () => item))],
  ['a status that is not documented', response(409, { ...problem, status: 409 })],
  ['a problem that says another status', response(404, { ...problem, status: 400 })],
  ['a problem without a title', response(404, { ...problem, title: undefined })],
  ['a problem in plain JSON', response(404, problem, { 'content-type': 'application/json' })],
  ['no JSON at all', { ...page([]), body: Buffer.from('<html>') }],
  ['no body', { ...page([]), body: Buffer.alloc(0) }],
])('%s is a fault', (_, wrong) => {
  expect(findFaults(operationOf('listDataSetItems'), wrong)).not.toEqual([]);
});

test('a missing or unreadable header is a fault', () => {
  const refused = { ...problem, status: 429 };
  const signIn = operationOf('signIn');
  expect(findFaults(signIn, response(429, refused, { 'retry-after': '840' }))).toEqual([]);
  expect(findFaults(signIn, response(429, refused))).toEqual(['the header Retry-After is missing']);
  expect(findFaults(signIn, response(429, refused, { 'retry-after': 'soon' }))).toEqual([
    "the header Retry-After is 'soon'",
  ]);
  expect(findFaults(signIn, response(429, refused, { 'retry-after': '0' }))).toHaveLength(1);
});

test('a body where there must be none is a fault', () => {
  expect(findFaults(operationOf('signOut'), response(204, {}))).toHaveLength(1);
});

test('a data set may hold nothing that the contract does not name', () => {
  const dataSet = {
    ...{ name: 'Roof', description: '', type: 0, dynamicDefault: null, supportSearch: false },
    ...{ minSearchStringLength: 3, generatorBeanName: null, repeatingFormTemplateUniqueName: null },
    ...{ clearInvalidFieldValue: null, required: false, items: [item], dynamicDataSetDependency: null },
    ...{ lastModifiedBy: 'Ann', lastModifiedById: 'ann', timeLastModified: 1, version: 1 },
  };
  const etag = { etag: '"1.1"' };
  const getDataSet = operationOf('getDataSet');
  expect(findFaults(getDataSet, response(200, dataSet, etag))).toEqual([]);
  expect(findFaults(getDataSet, response(200, { ...dataSet, secret: 1 }, etag))).toHaveLength(1);
  expect(findFaults(getDataSet, response(200, dataSet))).toEqual(['the header ETag is missing']);
});
