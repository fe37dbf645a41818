import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { RequestTurns } from './RequestTurns.ts';

/** A server whose handlers end on request; two calls at a time. */
async function openServer() {
  const turns = new RequestTurns();
  const app = Fastify();
  const work: PromiseWithResolvers<void>[] = [];
  let most = 0;
  let running = 0;
  app.get('/', {
    onRequest: async (request, reply) => {
      await turns.take(request, reply, { caller: 'one', atATime: 2 });
    },
    handler: turns.heldBy(async () => {
      running += 1;
      most = Math.max(most, running);
      const ending = Promise.withResolvers<void>();
      work.push(ending);
      await ending.promise;
      running -= 1;
      return 'done';
    }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const begin = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return socket;
  };
  return { app, work, begin, counts: () => ({ most, running, begun: work.length }) };
}

test('clients that go away make no room for others while their work goes on', async () => {
  const { app, work, begin, counts } = await openServer();
  const first = [await begin(), await begin()];
  await expect.poll(counts).toEqual({ most: 2, running: 2, begun: 2 });
  const aborted = await Promise.all(Array.from({ length: 10 }, begin));
  const last = await begin();
  for (const socket of [...first, ...aborted]) socket.destroy();
  await expect.poll(() => connections(app.server)).toBe(1);
  expect(counts()).toEqual({ most: 2, running: 2, begun: 2 });
  work[0]?.resolve();
  // Those who went away while they waited are not served.
  await expect.poll(counts).toEqual({ most: 2, running: 2, begun: 3 });
  work[1]?.resolve();
  work[2]?.resolve();
  expect(String((await once(last, 'data'))[0])).toContain('200 OK');
  expect(counts()).toEqual({ most: 2, running: 0, begun: 3 });
  last.destroy();
  await app.close();
});

function connections(server: {
  getConnections: (done: (error: Error | null, count: number) => void) => void;
}) {
  return new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
