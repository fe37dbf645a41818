import { expect, test } from 'vitest';
import type { SignedIn } from '../access/SignedIn.ts';
import { registry } from '../kinds/registry.ts';
import type { UnderWay } from '../store/announcements/EventMessage.ts';
import { EventStream } from './EventStream.ts';
import { readWatchedUri } from './readWatchedUri.ts';

const signedIn: SignedIn = {
  sessionId: 'session',
  clientId: 'client',
  loginType: 'password',
  expiresAt: 0,
  userId: 'ann',
  username: 'ann',
  userName: 'Ann',
  permissions: [],
  hasDemoPassword: false,
};
const watched = readWatchedUri(registry, '/DataSet:Roof');
const { kind, topic } = watched;

function currentOf(etag: string, revision: number) {
  const objects = new Map([[topic, { name: 'Roof', etag, deletion: null }]]);
  const state = { objects, revisions: new Map([[kind, revision]]), names: new Map<string, string>() };
  return { ...state, underWay: new Map<string, UnderWay>() };
}

function change(revision: number) {
  const who = { authorId: 'bob', time: 1, clientTag: null };
  const message = { topics: [topic], revision, version: revision, name: 'Roof', ...who };
  return { is: 'saved' as const, ...message };
}

function textOf({ body }: EventStream): string {
  return String(body.read() ?? '');
}

test('a change that the current state includes is not sent again, one of the same revision after it is', () => {
  const stream = new EventStream(signedIn, [watched]);
  stream.sendChange(change(1), 'Bob');
  stream.sendCurrent(currentOf('"2.2"', 2));
  textOf(stream);
  stream.sendChange(change(2), 'Bob');
  expect(textOf(stream)).toBe('');
  stream.sendChange({ ...change(3), is: 'deleted' }, 'Bob');
  stream.sendChange(change(3), 'Bob');
  expect(textOf(stream).match(/event: \w+/g)).toEqual(['event: deleted', 'event: saved']);
});

test('the current state is sent only where it differs from what was sent', () => {
  const stream = new EventStream(signedIn, [watched]);
  stream.sendCurrent(currentOf('"2.2"', 2));
  textOf(stream);
  stream.sendChange(change(3), 'Bob');
  textOf(stream);
  stream.sendCurrent(currentOf('"3.3"', 5));
  expect(textOf(stream)).toBe('');
  stream.sendCurrent(currentOf('"4.6"', 6));
  expect(textOf(stream)).toContain('"4.6\\"');
});

test('what is being changed is sent once, after the current state, and when it is over', () => {
  const stream = new EventStream(signedIn, [watched]);
  const underWay = { userId: 'bob', timeStarted: 1, revision: 1 };
  const message = { is: 'underWay' as const, topics: [topic], underWay, clientTag: 'tab' };
  const names = new Map([['bob', 'Bob']]);
  stream.sendUnderWay(message, names);
  expect(textOf(stream)).not.toContain('event:');
  stream.sendCurrent({ ...currentOf('"2.2"', 2), underWay: new Map([[topic, underWay]]), names });
  expect(textOf(stream).match(/event: \w+/g)).toEqual(['event: current', 'event: changes']);
  stream.sendUnderWay(message, names);
  expect(textOf(stream)).toBe('');
  stream.sendUnderWay({ ...message, underWay: { ...underWay, revision: 2 } }, names);
  expect(textOf(stream)).toContain('"startedBy":{"id":"bob","name":"Bob"},"timeStarted":1,"revision":2');
  // What was missed comes with the next state.
  stream.sendCurrent(currentOf('"2.2"', 2));
  expect(textOf(stream)).toContain('"changes":null');
});

test('a client that does not read is cut off', () => {
  const stream = new EventStream(signedIn, [watched]);
  const people = new Map([[topic, new Map([['ann', 1]])]]);
  let count = 0;
  while (stream.isOpen && count < 100_000) {
    stream.sendHere(people, new Map());
    count += 1;
  }
  expect(stream.body.destroyed).toBe(true);
  expect(stream.body.readableLength).toBeLessThan(300_000);
  stream.beat();
  stream.end();
});

test('nothing is sent after the end', () => {
  const stream = new EventStream(signedIn, [watched]);
  stream.end();
  stream.end();
  stream.beat();
  expect(textOf(stream)).toBe(':\n\n');
});
