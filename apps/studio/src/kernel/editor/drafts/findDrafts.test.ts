import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdLock } from '../tabs/liveness.ts';
import { makeDelta } from '../undo/delta.ts';
import type { DraftRecord } from './DraftRecord.ts';
import { DraftStore } from './DraftStore.ts';
import { draftLockName } from './draftLockName.ts';
import { draftLifeMs, graceMs } from './expiry.ts';
import { findDrafts } from './findDrafts.ts';
import { followRename } from './followRename.ts';
import { draftsOf } from './testing/draftsOf.ts';
import { notes } from './testing/FakeEditor.ts';
import { fakePage } from './testing/fakePage.ts';
import { tidyDrafts } from './tidyDrafts.ts';

const now = 1_800_000_000_000;
const origin = notes(3);
const draft = { ...origin, title: 'Changed' };

let store: DraftStore;

beforeEach(() => {
  fakePage(vi.stubGlobal, new IDBFactory());
  store = DraftStore.open();
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

async function keepOne(recordId: string, over: Partial<DraftRecord> = {}): Promise<void> {
  const delta = makeDelta(origin, draft);
  const identity = { recordId, userId: 'anna', kind: '/Notes', id: 'one' };
  const record = {
    ...identity,
    schemaVersion: 1,
    etag: '"1"',
    base: 1,
    steps: 0,
    delta,
    attempts: [],
    decisions: [],
    time: now,
    expiredSince: null,
    ...over,
  };
  await store.put({ record, parts: [[[recordId, record.base, 'base'], { doc: origin, origin }]] });
}

const found = async (time = now) =>
  (await draftsOf(store, 'anna', 'one', time)).map(({ recordId }) => recordId);

test('the newest comes first, whatever order they were written in', async () => {
  await keepOne('b', { time: now - 5 });
  await keepOne('a', { time: now - 9 });
  await keepOne('c', { time: now - 1 });
  expect(await found()).toEqual(['c', 'b', 'a']);
});

test('nothing of other users, kinds and objects, also where names try to look like them', async () => {
  await keepOne('a', { userId: 'anna,/Notes' });
  await keepOne('b', { userId: 'anna', kind: '/Notes,one' });
  await keepOne('c', { id: 'one ' });
  await keepOne('d', { id: '__proto__' });
  await keepOne('e', { userId: 'Anna' });
  expect(await found()).toEqual([]);
  expect(await draftsOf(store, 'anna', '__proto__', now)).toHaveLength(1);
  expect(await draftsOf(store, '', 'one', now)).toEqual([]);
});

test('a draft is offered for thirty days', async () => {
  await keepOne('a', { time: now - draftLifeMs() });
  await keepOne('b', { time: now - draftLifeMs() - 1 });
  expect(await found()).toEqual(['a']);
});

test('nothing of an editor that is open now', async () => {
  await keepOne('a');
  const life = holdLock(draftLockName('a'));
  await life.isHeld;
  expect(await found()).toEqual([]);
  await life.release();
  expect(await found()).toEqual(['a']);
});

test('what is not whole is not offered, and is tidied away', async () => {
  await keepOne('a', { steps: 2 });
  await keepOne('b');
  const [record] = await store.records('anna');
  if (record !== undefined) await store.put({ record: { ...record, recordId: 'c', base: 7 }, parts: [] });
  await keepOne('d', { delta: { kind: 'array', parts: [] } });
  expect(await found()).toEqual(['b']);
  await tidyDrafts(store, now);
  expect((await store.records('anna')).map(({ recordId }) => recordId)).not.toContain('c');
});

test('what another version of the studio has written is not read, and stays', async () => {
  await keepOne('a');
  await keepOne('b', { schemaVersion: 2, delta: { kind: 'value', value: 'of a form that nobody knows' } });
  const of = { userId: 'anna', kind: '/Notes', id: 'one' };
  const [older, newer] = [
    await findDrafts(store, { ...of, schemaVersion: 1 }, now),
    await findDrafts(store, { ...of, schemaVersion: 2 }, now),
  ];
  expect(older.drafts.map(({ recordId }) => recordId)).toEqual(['a']);
  expect(older.foreign).toEqual(['b']);
  expect(newer.drafts.map(({ draft }) => draft)).toEqual(['of a form that nobody knows']);
  expect(newer.foreign).toEqual(['a']);
  expect(await store.records('anna')).toHaveLength(2);
});

test('drafts go along when their object was renamed, those of its other editors, too', async () => {
  await keepOne('a', { time: Date.now() });
  await keepOne('b', { kind: '/Notes/settings', time: Date.now() });
  await keepOne('c', { userId: 'ben', time: Date.now() });
  await keepOne('d', { time: Date.now() });
  const life = holdLock(draftLockName('d'));
  await life.isHeld;
  const of = { userId: 'anna', kinds: ['/Notes', '/Notes/settings'], id: 'one' };
  expect(await followRename(store, of, 'two')).toBe(2);
  await life.release();
  expect(await draftsOf(store, 'anna', 'two')).toMatchObject([{ recordId: 'a', draft }]);
  expect(await draftsOf(store, 'anna', 'one')).toMatchObject([{ recordId: 'd' }]);
  expect(await draftsOf(store, 'ben', 'one')).toMatchObject([{ recordId: 'c' }]);
});

test('tidying removes what has been expired for a while, of everybody', async () => {
  await keepOne('a', { userId: 'ben', time: now - draftLifeMs() - 1 });
  await keepOne('b');
  await tidyDrafts(store, now);
  expect(await store.find('a')).not.toBeNull();
  await tidyDrafts(store, now + graceMs + 1);
  expect(await store.find('a')).toBeNull();
  expect(await store.find('b')).not.toBeNull();
});

test('a clock that ran ahead for a moment costs nothing', async () => {
  await keepOne('a');
  await tidyDrafts(store, now + 10 * draftLifeMs());
  expect(await found(now + 10 * draftLifeMs())).toEqual([]);
  await tidyDrafts(store, now);
  expect(await found()).toEqual(['a']);
  await tidyDrafts(store, now + draftLifeMs() + 2);
  expect(await store.find('a')).not.toBeNull();
});

test('a draft from the future gets the time at which that was noticed', async () => {
  await keepOne('a', { time: now + 10 * draftLifeMs() });
  expect(await found()).toEqual(['a']);
  await tidyDrafts(store, now);
  expect(await found(now + draftLifeMs())).toEqual(['a']);
  expect(await found(now + draftLifeMs() + 1)).toEqual([]);
});

test('what crashes have left of drafts that are gone is tidied away, that of open editors is not', async () => {
  await keepOne('a');
  await keepOne('b');
  await store.remove('a', { keepsParts: true });
  await store.remove('b', { keepsParts: true });
  const life = holdLock(draftLockName('b'));
  await life.isHeld;
  await tidyDrafts(store, now);
  const record: DraftRecord = {
    recordId: 'a',
    userId: 'anna',
    kind: '/Notes',
    id: 'one',
    schemaVersion: 1,
    etag: '',
    attempts: [],
    decisions: [],
    base: 1,
    steps: 0,
    delta: null,
    time: now,
    expiredSince: null,
  };
  expect(await store.put({ record, parts: [] })).toBe('baseMissing');
  expect(await store.put({ record: { ...record, recordId: 'b' }, parts: [] })).toBe('stored');
  await life.release();
});
