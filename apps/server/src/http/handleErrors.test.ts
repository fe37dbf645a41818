import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { StoreError } from '../store/StoreError.ts';
import { handleErrors } from './handleErrors.ts';
import { loggerOptions } from './loggerOptions.ts';

/** An application that fails as given, and what it logs. */
function makeApp(fail: () => Promise<unknown>, present: () => Promise<unknown> = async () => null) {
  const entries: { level: number; msg: string }[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      entries.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({ logger: loggerOptions('info', stream) });
  handleErrors(app, { present, askDatabase: fail });
  app.post('/', fail);
  const errors = () => entries.filter(({ level }) => level >= 50);
  return { app, entries, errors };
}

test('while the database is away one entry says so, however many calls are refused', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const { app, errors } = makeApp(() => Promise.reject(away));
  for (let call = 0; call < 20; call += 1) {
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(503);
  }
  expect(errors().map(({ msg }) => msg)).toEqual([
    'The database does not answer. Calls are refused until it does.',
  ]);
  await app.close();
});

test('a refusal that the database is needed to describe is answered with 503 when the database is away', async () => {
  const current = {
    id: 'x',
    name: 'X',
    doc: {},
    version: 2,
    revision: 2,
    time: 0,
    authorId: 'a',
    authorName: 'A',
  };
  const stale = new StoreError({ reason: 'stale', kind: 'DataSet', noun: 'data set', current });
  const away = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  const { app } = makeApp(
    () => Promise.reject(stale),
    () => Promise.reject(away),
  );
  const answer = await app.inject({ method: 'POST', url: '/' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.json()).toMatchObject({ type: '/problems/unavailable' });
  await app.close();
});

test('a client that goes away in the middle of its request is no fault, and none of the database', async () => {
  const { app, entries, errors } = makeApp(async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = ['POST / HTTP/1.1', 'host: x', 'content-type: application/json', 'content-length: 1000'];
  socket.write(`${head.join('\r\n')}\r\n\r\n{"half":`);
  await once(app.server, 'request');
  socket.destroy();
  await expect.poll(() => entries.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/went away/));
  expect(errors()).toEqual([]);
  await app.close();
});

test.each([
  [416, 'range-not-satisfiable'],
  [412, 'precondition-failed'],
  [405, 'method-not-allowed'],
  [404, 'not-found'],
  [418, 'i-m-a-teapot'],
])('what a plugin refuses with %i is refused with it, and logged as no fault', async (status, slug) => {
  const refusal = Object.assign(new Error('Refused.'), { statusCode: status, headers: { 'X-Size': '*/7' } });
  const { app, errors } = makeApp(() => Promise.reject(refusal));
  const answer = await app.inject({ method: 'POST', url: '/' });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.headers['x-size']).toBe('*/7');
  expect(answer.json()).toMatchObject({ type: `/problems/${slug}`, status });
  expect(errors()).toEqual([]);
  await app.close();
});
