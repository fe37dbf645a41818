import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReconnectingStream } from './ReconnectingStream.ts';
import type { StreamEvent } from './StreamEvent.ts';
import { FakeServer } from './testing/FakeServer.ts';

const roof = '/DataSet:Roof';
const peril = '/DataSet:Peril';

let server: FakeServer;
let stream: ReconnectingStream;
let received: string[];

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  received = [];
  stream = new ReconnectingStream({
    open: server.open,
    onEvent: ({ name }) => received.push(name),
    onDown: () => received.push('down'),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(100);
const current: StreamEvent = {
  name: 'current',
  data: { uri: roof, name: 'Roof', etag: '"1"', author: null, authorId: null, time: null },
};

/** Watches while the server does not answer; returns what makes it answer. */
async function watchSlowly(...uris: string[]): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = promise;
  stream.watch(uris);
  await settle();
  return async () => {
    server.hold = Promise.resolve();
    resolve();
    await settle();
  };
}

test('another object for a moment leaves the stream as it is', async () => {
  stream.watch([roof]);
  await settle();
  const answer = await watchSlowly(roof, peril);
  stream.watch([roof]);
  await answer();
  expect(server.log).toEqual(['open 1']);
  server.send(current);
  await settle();
  expect(received).toEqual(['current']);
  stream.watch([]);
  await settle();
  expect(server.watched).toEqual([]);
});

test('a change that overtakes another leaves no stream behind', async () => {
  stream.watch([roof]);
  await settle();
  const answer = await watchSlowly(roof, peril);
  stream.watch([peril]);
  await answer();
  expect(server.log).toEqual(['open 1', 'open 2', 'close 1']);
  expect(server.watched).toEqual([[peril]]);
});

test('events come from the old stream until the new one is open, and then only from that', async () => {
  stream.watch([roof]);
  await settle();
  const answer = await watchSlowly(roof, peril);
  server.send(current);
  await settle();
  expect(received).toEqual(['current']);
  await answer();
  server.send(current);
  await settle();
  expect(received).toEqual(['current', 'current']);
});

test('where the new one cannot be opened, the one before is closed as soon as it can', async () => {
  stream.watch([roof]);
  await settle();
  server.isDown = true;
  stream.watch([roof, peril]);
  await settle();
  expect(server.watched).toEqual([[roof]]);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.watched).toEqual([[roof, peril]]);
});

test('a stream that is lost while another is being opened is reported as lost', async () => {
  stream.watch([roof]);
  await settle();
  const answer = await watchSlowly(roof, peril);
  server.lose();
  await settle();
  expect(received).toEqual(['down']);
  stream.watch([roof]);
  await answer();
  expect(server.watched).toEqual([[roof]]);
});

test('watching nothing closes all there is, and watching again in the same moment opens anew', async () => {
  stream.watch([roof]);
  await settle();
  const answer = await watchSlowly(roof, peril);
  stream.watch([]);
  stream.watch([roof]);
  await answer();
  expect(server.watched).toEqual([[roof]]);
  stream.watch([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.watched).toEqual([]);
  expect(server.log.at(-1)).toBe('close 2');
});

test('a refused session closes the stream before, too', async () => {
  stream.watch([roof]);
  await settle();
  server.hasEnded = true;
  stream.watch([roof, peril]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.watched).toEqual([]);
  expect(server.calls).toBe(2);
  expect(received).toEqual([]);
});

test('a change while it waits to open again is answered at once, by one stream', async () => {
  stream.watch([roof]);
  await settle();
  server.lose();
  await settle();
  stream.watch([peril]);
  await vi.advanceTimersByTimeAsync(60_000 - 45_001);
  expect(server.log).toEqual(['open 1', 'open 2']);
  expect(server.watched).toEqual([[peril]]);
});

test('a stream that cannot be understood is closed and opened again', async () => {
  stream.watch([roof]);
  await settle();
  server.garble();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.log).toEqual(['open 1', 'close 1', 'open 2']);
});

test('a server that is away for a day is asked every 30 seconds at most, and nothing piles up', async () => {
  server.isDown = true;
  stream.watch([roof]);
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(server.calls).toBeGreaterThan(24 * 60 * 2);
  expect(server.calls).toBeLessThan(24 * 60 * 8);
  const pauses = removed.mock.calls.length;
  expect(pauses).toBeGreaterThan(24 * 60 * 2);
  expect(added.mock.calls.length - server.calls).toBeLessThanOrEqual(pauses + 1);
  vi.restoreAllMocks();
});
