import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceKindChange, onKindChange } from '../changes/kindChanges.ts';
import { EventTab, type TabEnvironment } from './EventTab.ts';
import type { ObjectListener } from './ObjectListener.ts';
import type { StreamEvent } from './StreamEvent.ts';
import { FakeLocks } from './testing/FakeLocks.ts';
import { FakeServer } from './testing/FakeServer.ts';

const uri = '/DataSet:Roof';
let server: FakeServer;
let locks: FakeLocks;
let count = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  server = new FakeServer();
  locks = new FakeLocks();
  count += 1;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Tab {
  tab: EventTab;
  received: string[];
  wake: () => void;
  goOffline: () => void;
  listener: ObjectListener;
  setVisible: (isVisible: boolean) => void;
  die: () => void;
}

const bus = new Map<string, Set<(event: MessageEvent) => void>>();

/** Channels that deliver with the next microtask, to all but the sender. */
function createChannel(name: string): TabEnvironment['channel'] {
  const listeners = bus.get(name) ?? new Set();
  bus.set(name, listeners);
  let own: ((event: MessageEvent) => void) | null = null;
  return {
    addEventListener: (_: string, listener: (event: MessageEvent) => void) => {
      own = listener;
      listeners.add(listener);
    },
    postMessage: (data: unknown) => {
      const others = [...listeners].filter((listener) => listener !== own);
      queueMicrotask(() => {
        for (const other of others) other({ data: structuredClone(data) } as MessageEvent);
      });
    },
    close: () => {
      if (own) listeners.delete(own);
    },
  } as TabEnvironment['channel'];
}

function openTab(id: string, given: Partial<TabEnvironment> = {}): Tab {
  const received: string[] = [];
  const wakes = new Set<() => void>();
  const losses = new Set<() => void>();
  let isVisible = true;
  const scope = `scope ${count}`;
  const channel = createChannel(scope);
  const dying = new AbortController();
  const open: TabEnvironment['open'] = (uris, signal) =>
    dying.signal.aborted
      ? new Promise(() => undefined)
      : server.open(uris, AbortSignal.any([signal, dying.signal]));
  const tab = new EventTab({
    ...{ id, scope, locks: locks.of(id), channel, open },
    isVisible: () => isVisible,
    onWake: (listener) => {
      wakes.add(listener);
      return () => wakes.delete(listener);
    },
    onOffline: (listener) => {
      losses.add(listener);
      return () => losses.delete(listener);
    },
    ...given,
  });
  const wake = () => {
    for (const each of wakes) each();
  };
  const goOffline = () => {
    for (const each of losses) each();
  };
  const listener: ObjectListener = {
    onCurrent: ({ etag }) => received.push(`current ${etag}`),
    onSaved: ({ etag }) => received.push(`saved ${etag}`),
    onDeleted: () => received.push('deleted'),
    onHere: ({ people }) => received.push(`here ${people.length}`),
    onDown: () => received.push('down'),
  };
  const setVisible = (next: boolean) => {
    isVisible = next;
    wake();
  };
  const die = () => {
    channel?.close();
    dying.abort();
    locks.release(id);
  };
  return { tab, received, wake, goOffline, listener, setVisible, die };
}

const settle = () => vi.advanceTimersByTimeAsync(100);

function current(etag: string): StreamEvent {
  return { name: 'current', data: { uri, name: 'Roof', etag, author: null, authorId: null, time: null } };
}

test('many tabs share one stream, and each is notified of what it watches', async () => {
  const [one, two, three] = [openTab('1'), openTab('2'), openTab('3')];
  one.tab.watch(uri, one.listener);
  two.tab.watch(uri, two.listener);
  three.tab.watch('/DataSet:Other', three.listener);
  await settle();
  expect(server.calls).toBe(1);
  expect(server.watched).toEqual([[uri, '/DataSet:Other']]);
  server.send(current('"1"'));
  await settle();
  expect([one.received, two.received, three.received]).toEqual([['current "1"'], ['current "1"'], []]);
});

test('where tabs have no channel, each has a stream of its own', async () => {
  const [one, two] = [openTab('1', { channel: null }), openTab('2', { channel: null })];
  one.tab.watch(uri, one.listener);
  two.tab.watch(uri, two.listener);
  await settle();
  expect(server.watched).toEqual([[uri], [uri]]);
  server.send(current('"1"'));
  await settle();
  expect([one.received, two.received]).toEqual([['current "1"'], ['current "1"']]);
  one.tab.stop();
  await settle();
  expect(server.watched).toEqual([[uri]]);
});

test('a tab that is opened later receives the current state, without a new stream', async () => {
  const one = openTab('1');
  one.tab.watch(uri, one.listener);
  await settle();
  server.send(current('"1"'));
  const by = { author: 'Ann', authorId: 'ann', time: 1, clientTag: null };
  server.send({ name: 'saved', data: { uri, name: 'Roof', etag: '"2"', version: 2, ...by } });
  server.send({ name: 'here', data: { uri, people: [] } });
  await settle();
  const two = openTab('2');
  two.tab.watch(uri, two.listener);
  const again: string[] = [];
  one.tab.watch(uri, { onCurrent: ({ etag }) => again.push(`current ${etag}`) });
  await settle();
  expect(two.received).toEqual(['current "2"', 'here 0']);
  expect(again).toEqual(['current "2"']);
  expect(one.received).toEqual(['current "1"', 'saved "2"', 'here 0']);
  expect(server.calls).toBe(1);
});

test('what is being changed reaches those who listen, and those who listen later', async () => {
  const { tab } = openTab('1');
  const received: string[] = [];
  const listenAs = (name: string) =>
    tab.watch(uri, { onChanges: ({ changes }) => received.push(`${name} ${changes?.revision ?? 'none'}`) });
  listenAs('first');
  await settle();
  const startedBy = { id: 'ann', name: 'Ann' };
  const changes = { startedBy, timeStarted: 1, revision: 3, isOwn: false };
  server.send({ name: 'changes', data: { uri, changes, clientTag: null } });
  await settle();
  listenAs('second');
  await settle();
  server.send({ name: 'changes', data: { uri, changes: null, clientTag: 'tab' } });
  await settle();
  expect(received).toEqual(['first 3', 'second 3', 'first none', 'second none']);
});

test('a listener that subscribes after a deletion is notified of it, with its author', async () => {
  const { tab, listener } = openTab('1');
  tab.watch(uri, listener);
  await settle();
  const by = { author: 'Ann', authorId: 'ann', time: 1 };
  server.send({ name: 'deleted', data: { uri, ...by, clientTag: null } });
  await settle();
  const later: unknown[] = [];
  tab.watch(uri, { onCurrent: (event) => later.push(event) });
  await settle();
  expect(later).toEqual([{ uri, name: null, etag: null, ...by }]);
});

test('another object opens another stream before the first is closed', async () => {
  const one = openTab('1');
  const stop = one.tab.watch(uri, one.listener);
  await settle();
  one.tab.watch('/DataSet:Other', one.listener);
  await settle();
  expect(server.log).toEqual(['open 1', 'open 2', 'close 1']);
  stop();
  await settle();
  expect(server.watched).toEqual([['/DataSet:Other']]);
});

test('when the tab with the stream is gone, another takes over; a tab that is gone has no subscriptions any more', async () => {
  const [one, two, three] = [openTab('1'), openTab('2'), openTab('3')];
  for (const { tab, listener } of [one, two, three]) tab.watch(uri, listener);
  three.tab.watch('/DataSet:Third', three.listener);
  await settle();
  one.die();
  await settle();
  server.send(current('"3"'));
  await settle();
  expect(two.received).toContain('current "3"');
  expect(three.received).toContain('current "3"');
  three.die();
  await settle();
  expect(server.watched).toEqual([[uri]]);
});

test('a lost stream is reported in every tab and reopened, sooner when a tab comes into view', async () => {
  const [one, two] = [openTab('1'), openTab('2')];
  for (const { tab, listener } of [one, two]) tab.watch(uri, listener);
  await settle();
  server.isDown = true;
  server.lose();
  await settle();
  expect([one.received, two.received]).toEqual([['down'], ['down']]);
  await vi.advanceTimersByTimeAsync(120_000);
  const tries = server.calls;
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(15);
  server.isDown = false;
  two.wake();
  await settle();
  expect(server.calls).toBe(tries + 1);
  server.send(current('"4"'));
  await settle();
  expect(one.received.at(-1)).toBe('current "4"');
});

test('a stream that is silent for 25 seconds counts as lost', async () => {
  const one = openTab('1');
  one.tab.watch(uri, one.listener);
  await settle();
  await vi.advanceTimersByTimeAsync(20_000);
  server.beat();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(one.received).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.received).toEqual(['down']);
  expect(server.calls).toBe(2);
});

test('without a network the stream counts as lost at once, for all tabs, and is opened again when that is back', async () => {
  const [one, two] = [openTab('1'), openTab('2')];
  for (const { tab, listener } of [one, two]) tab.watch(uri, listener);
  await settle();
  server.isDown = true;
  for (const { goOffline } of [one, two]) goOffline();
  await settle();
  expect([one.received, two.received]).toEqual([['down'], ['down']]);
  server.isDown = false;
  two.wake();
  await settle();
  expect(server.watched).toEqual([[uri]]);
});

test('after the session has ended nothing is tried any more', async () => {
  const one = openTab('1');
  one.tab.watch(uri, one.listener);
  await settle();
  server.hasEnded = true;
  server.lose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toBe(2);
});

test('a tab that stops closes the stream, or hands it on', async () => {
  const [one, two] = [openTab('1'), openTab('2')];
  for (const { tab, listener } of [one, two]) tab.watch(uri, listener);
  await settle();
  one.tab.stop();
  await settle();
  expect(server.log).toEqual(['open 1', 'close 1', 'open 2']);
  two.tab.stop();
  await settle();
  expect(server.log.at(-1)).toBe('close 2');
});

test('what belongs to a session that has ended notifies no listener, even if it was only being opened', async () => {
  const [one, two] = [openTab('1'), openTab('2')];
  for (const { tab, listener } of [one, two]) tab.watch(uri, listener);
  await settle();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = promise;
  two.tab.watch('/DataSet:Other', two.listener);
  await settle();
  for (const { tab } of [one, two]) tab.stop();
  count += 1;
  const next = openTab('3');
  const stop = next.tab.watch(uri, next.listener);
  resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  server.send(current('"9"'));
  await settle();
  expect([one.received, two.received, next.received.at(-1)]).toEqual([[], [], 'current "9"']);
  expect(server.watched).toEqual([[uri]]);
  stop();
  await settle();
  expect(server.watched).toEqual([]);
});

test('a tab that subscribes to another object for a moment costs no connection', async () => {
  const one = openTab('1');
  one.tab.watch(uri, one.listener);
  await settle();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = promise;
  const stop = one.tab.watch('/DataSet:Other', one.listener);
  await settle();
  stop();
  await settle();
  resolve();
  await settle();
  expect(server.log).toEqual(['open 1']);
  expect(server.watched).toEqual([[uri]]);
});

test('without locks each tab in sight has a stream of its own', async () => {
  const [one, two] = [openTab('1', { locks: null }), openTab('2', { locks: null })];
  for (const { tab, listener } of [one, two]) tab.watch(uri, listener);
  await settle();
  expect(server.watched).toEqual([[uri], [uri]]);
  two.setVisible(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.watched).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(server.watched).toHaveLength(1);
  two.setVisible(true);
  await settle();
  expect(server.watched).toHaveLength(2);
});

function ofKind(revision: number, etag: string | null = null): StreamEvent {
  return { name: 'kind', data: { uri: '/Product', revision, etag } };
}

/** Counts the notifications about a kind. */
function countChanges(kind: string) {
  const changes = { count: 0 };
  const leave = onKindChange(kind, () => {
    changes.count += 1;
  });
  return { changes, leave };
}

test('listeners of a kind are notified of its changes, in every tab, also of those while the stream was lost', async () => {
  const { changes, leave } = countChanges('/Product');
  const one = openTab('1');
  const stop = one.tab.watch('/Product', {});
  await settle();
  expect(server.watched).toEqual([['/Product']]);
  // What was loaded before may have missed a change.
  server.send(ofKind(4));
  await settle();
  expect(changes.count).toBe(1);
  server.send(ofKind(5));
  await settle();
  expect(changes.count).toBe(2);
  server.lose();
  await vi.advanceTimersByTimeAsync(10_000);
  server.send(ofKind(5));
  await settle();
  expect(changes.count).toBe(2);
  server.lose();
  await vi.advanceTimersByTimeAsync(10_000);
  server.send(ofKind(7));
  await settle();
  expect(changes.count).toBe(3);
  stop();
  await settle();
  expect(server.watched).toEqual([]);
  one.tab.watch('/Product', {});
  await settle();
  server.send(ofKind(7));
  await settle();
  leave();
  expect(changes.count).toBe(3);
});

test('a tab that subscribes to a kind later receives its current revision, without a new stream', async () => {
  const one = openTab('1');
  one.tab.watch('/Product', {});
  await settle();
  server.send(ofKind(4));
  await settle();
  const { changes, leave } = countChanges('/Product');
  const two = openTab('2');
  two.tab.watch('/Product', {});
  await settle();
  leave();
  expect(changes.count).toBe(1);
  expect(server.calls).toBe(1);
});

test('a change that is reported for an object, for its kind, and by the response of its write is one change', async () => {
  const { changes, leave } = countChanges('/Product');
  const one = openTab('1');
  one.tab.watch('/Product', {});
  one.tab.watch('/Product:Roof', one.listener);
  await settle();
  server.send(ofKind(4));
  await settle();
  changes.count = 0;
  announceKindChange('/Product', '"2.5"');
  const by = { author: 'Ann', authorId: 'ann', time: 1, clientTag: null };
  const saved = { uri: '/Product:Roof', name: 'Roof', etag: '"2.5"', version: 2, ...by };
  server.send({ name: 'saved', data: saved });
  server.send(ofKind(5, '"2.5"'));
  await settle();
  expect([one.received, changes.count]).toEqual([['saved "2.5"'], 1]);
  server.send({ name: 'deleted', data: { uri: '/Product:Roof', ...by } });
  server.send(ofKind(6));
  await settle();
  leave();
  expect(changes.count).toBe(2);
});

test('an event of any object notifies the listeners of its kind', async () => {
  const [one, two] = [openTab('1'), openTab('2')];
  let changes = 0;
  const leave = onKindChange('/DataSet', () => {
    changes += 1;
  });
  one.tab.watch(uri, one.listener);
  await settle();
  server.send(current('"1"'));
  await settle();
  expect(changes).toBe(0);
  const by = { author: 'Ann', authorId: 'ann', time: 1, clientTag: null };
  server.send({ name: 'deleted', data: { uri, ...by } });
  await settle();
  leave();
  expect(two.received).toEqual([]);
  // Each of the two tabs, although the second watches nothing.
  expect(changes).toBe(2);
});
