import { ConnectionError } from '@studio/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceConfigurationChange } from '../../platform/changes/configurationChanges.ts';
import { announceKindChange } from '../../platform/changes/kindChanges.ts';
import type { Lookup } from './Lookup.ts';
import { SharedLookup } from './SharedLookup.ts';

let count = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A lookup of a kind of its own, whose calls are counted. */
function setUp() {
  count += 1;
  const kind = `/Kind${count}`;
  const calls: { readonly signal: AbortSignal }[] = [];
  const server = { isDown: false };
  const lookup: Lookup<string> = {
    key: `lookup ${count}`,
    kinds: [kind],
    load: async (signal) => {
      calls.push({ signal });
      await Promise.resolve();
      if (server.isDown) throw new ConnectionError('network', undefined);
      return `load ${calls.length}`;
    },
  };
  const shared = new SharedLookup(lookup);
  const data = () => shared.loader.state.data;
  const aborted = () => calls.filter(({ signal }) => signal.aborted).length;
  return { kind, calls, server, shared, data, aborted };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('however many use it, it is loaded once, and once more for each change', async () => {
  const { kind, calls, shared, data, aborted } = setUp();
  for (const _ of [1, 2, 3]) shared.enter();
  await settle();
  expect(calls).toHaveLength(1);
  announceKindChange(kind);
  await settle();
  expect([calls.length, data()]).toEqual([2, 'load 2']);
  announceConfigurationChange();
  await settle();
  expect([calls.length, data(), aborted()]).toEqual([3, 'load 3', 0]);
});

test('a change while it is loading begins it again; who comes meanwhile sends no request', async () => {
  const { kind, calls, shared, data, aborted } = setUp();
  shared.enter();
  announceKindChange(kind);
  await settle();
  expect([calls.length, aborted(), data()]).toEqual([2, 1, 'load 2']);
  announceKindChange(kind);
  shared.enter();
  shared.enter();
  await settle();
  expect([calls.length, aborted(), data()]).toEqual([3, 1, 'load 3']);
});

test('without a user a change costs nothing, and the next one has it loaded', async () => {
  const { kind, calls, shared, data } = setUp();
  const leave = shared.enter();
  await settle();
  leave();
  announceKindChange(kind);
  announceConfigurationChange();
  await settle();
  expect(calls).toHaveLength(1);
  shared.enter();
  shared.enter();
  await settle();
  expect([calls.length, data()]).toEqual([2, 'load 2']);
});

test('a renewal that finds no server is made later, once for all, and not when no user is left', async () => {
  const { kind, calls, server, shared, data } = setUp();
  const leaves = [shared.enter(), shared.enter(), shared.enter()];
  await settle();
  server.isDown = true;
  announceKindChange(kind);
  await settle();
  expect([calls.length, data()]).toEqual([2, 'load 1']);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls.length, data()]).toEqual([3, 'load 3']);
  server.isDown = true;
  announceKindChange(kind);
  await settle();
  for (const leave of leaves) leave();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls).toHaveLength(4);
});

test('a first load that finds no server says so until it is there', async () => {
  const { calls, server, shared } = setUp();
  server.isDown = true;
  shared.enter();
  await settle();
  expect(shared.loader.state.error).toBeInstanceOf(ConnectionError);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls.length, shared.loader.state]).toMatchObject([2, { data: 'load 2', error: null }]);
});
