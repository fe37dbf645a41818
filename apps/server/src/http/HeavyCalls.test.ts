import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeavyCalls } from './HeavyCalls.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

const problem = { status: 429, headers: { 'retry-after': '10' } };

test('a call waits for earlier calls of the same user, and no other does', async () => {
  const calls = new HeavyCalls();
  const entered: string[] = [];
  const enter = async (name: string, caller: string) => {
    const { end } = await calls.enter(caller, 2);
    entered.push(name);
    return end;
  };
  const one = await enter('one', 'viewer');
  const two = await enter('two', 'viewer');
  const third = enter('three', 'viewer');
  const fourth = enter('four', 'viewer');
  await enter('other', 'author');
  expect(entered).toEqual(['one', 'two', 'other']);
  two();
  const three = await third;
  expect(entered).toEqual(['one', 'two', 'other', 'three']);
  one();
  (await fourth)();
  three();
  expect(entered).toEqual(['one', 'two', 'other', 'three', 'four']);
});

test('a call that has waited for 10 seconds is refused, and blocks no other', async () => {
  const calls = new HeavyCalls();
  const first = await calls.enter('viewer', 1);
  const refused = expect(calls.enter('viewer', 1)).rejects.toMatchObject(problem);
  await vi.advanceTimersByTimeAsync(9_999);
  const later = calls.enter('viewer', 1);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  first.end();
  expect(first.hasWaited).toBe(false);
  const turn = await later;
  expect(turn.hasWaited).toBe(true);
  turn.end();
});

test('no more than 20 wait', async () => {
  const calls = new HeavyCalls();
  const first = await calls.enter('viewer', 1);
  const waiting = Array.from({ length: 20 }, () => calls.enter('viewer', 1));
  await expect(calls.enter('viewer', 1)).rejects.toMatchObject(problem);
  first.end();
  for (const call of waiting) (await call).end();
  (await calls.enter('viewer', 1)).end();
});

test('a call whose client has gone leaves the queue', async () => {
  const calls = new HeavyCalls();
  const first = await calls.enter('viewer', 1);
  const leaving = new AbortController();
  const left = expect(calls.enter('viewer', 1, leaving.signal)).rejects.toMatchObject(problem);
  const next = calls.enter('viewer', 1);
  leaving.abort();
  await left;
  first.end();
  (await next).end();
  await expect(calls.enter('viewer', 1, leaving.signal)).resolves.toMatchObject({ hasWaited: false });
});
