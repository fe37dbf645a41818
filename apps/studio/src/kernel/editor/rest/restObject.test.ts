import { ProblemError } from '@studio/api';
import { expect, test, vi } from 'vitest';
import { type ObjectCalls, restObject } from './restObject.ts';

interface Rule {
  readonly id: string;
  readonly version: number;
  readonly by: string;
}

const rule: Rule = { id: 'one', version: 3, by: 'Marta Oduya' };
const options = { idempotencyKey: 'key', clientTag: 'tag' };
const writeHeaders = { 'Idempotency-Key': 'key', 'X-Client-Tag': 'tag' };

function answer<T>(data: T, etag: string | null = '"3"') {
  return { data, response: new Response(null, { headers: etag === null ? {} : { ETag: etag } }) };
}

function problem(status: number, members: object = {}) {
  return new ProblemError(
    status,
    { type: 'about:blank', title: 'Refused', status, ...members },
    new Headers(),
  );
}

function calls(over: Partial<ObjectCalls<Rule, string>> = {}): ObjectCalls<Rule, string> {
  return {
    get: vi.fn(async () => answer(rule)),
    create: vi.fn(async () => answer(rule)),
    update: vi.fn(async () => answer({ ...rule, version: 4 }, '"4"')),
    remove: vi.fn(async () => answer(undefined)),
    listReferences: vi.fn(async () => answer([])),
    listVersions: vi.fn(async () => answer({ records: [], totalRecords: 7 })),
    getVersion: vi.fn(async () => answer(rule)),
    saverOf: ({ by }) => ({ author: by, time: 1 }),
    ...over,
  };
}

test('an object is loaded with the version it is', async () => {
  expect(await restObject(calls()).load('one')).toEqual({ doc: rule, etag: '"3"' });
  const without = restObject(calls({ get: async () => answer(rule, null) }));
  await expect(without.load('one')).rejects.toThrow('without an ETag');
});

test('writes carry their key, their editor and the version that they are over', async () => {
  const known = calls();
  const object = restObject(known);
  expect(await object.save('one', 'body', { etag: '"3"' }, options)).toEqual({
    doc: { ...rule, version: 4 },
    etag: '"4"',
  });
  expect(known.update).toHaveBeenCalledWith('one', 'body', { 'If-Match': '"3"', ...writeHeaders }, {});
  await object.create('body', options);
  expect(known.create).toHaveBeenCalledWith('body', writeHeaders);
  await object.remove('one', '"3"', options);
  expect(known.remove).toHaveBeenCalledWith('one', { 'If-Match': '"3"', ...writeHeaders }, {});
});

test('writes say which references were agreed to', async () => {
  const known = calls();
  const object = restObject(known);
  const agreed = { expectedReferences: 'W/"seen"' };
  const over = { 'If-Match': '"3"', ...writeHeaders };
  await object.save('one', 'body', { etag: '"3"' }, { ...options, ...agreed });
  expect(known.update).toHaveBeenCalledWith('one', 'body', over, agreed);
  await object.remove('one', '"3"', { ...options, ...agreed });
  expect(known.remove).toHaveBeenCalledWith('one', over, agreed);
});

test('a stale save returns the conflicting version, and who saved it', () => {
  const { toConflict } = restObject(calls());
  const current = { ...rule, by: 'Jon Vega' };
  expect(toConflict(problem(412, { current, etag: '"5"' }))).toEqual({
    current: { doc: current, etag: '"5"' },
    author: 'Jon Vega',
    time: 1,
  });
  expect(toConflict(problem(412))).toBeNull();
  expect(toConflict(problem(422, { current, etag: '"5"' }))).toBeNull();
  expect(toConflict(new Error('down'))).toBeNull();
});

test('an object is the same when its history holds the version', async () => {
  const earlier = { doc: rule, etag: '"3"' };
  expect(await restObject(calls()).isSameObject('one', earlier)).toBe(true);
  const other = restObject(calls({ getVersion: async () => answer(rule, '"x"') }));
  expect(await other.isSameObject('one', earlier)).toBe(false);
  const gone = restObject(calls({ getVersion: () => Promise.reject(problem(404)) }));
  expect(await gone.isSameObject('one', earlier)).toBe(false);
  const down = restObject(calls({ getVersion: () => Promise.reject(problem(503)) }));
  await expect(down.isSameObject('one', earlier)).rejects.toBeInstanceOf(ProblemError);
});

test('versions come in pages', async () => {
  const known = calls();
  const { signal } = new AbortController();
  expect(await restObject(known).versions.list('one', 25, 10, signal)).toEqual({ versions: [], total: 7 });
  expect(known.listVersions).toHaveBeenCalledWith('one', { startIndex: 25, numberOfRows: 10 }, signal);
});
