import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findLife, holdLock, onReleased, releasedWithin } from './liveness.ts';

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['with web locks', () => undefined],
  ['without', () => vi.stubGlobal('navigator', {})],
])('%s', (_, prepare) => {
  beforeEach(() => prepare());

  test('what is shown is found until it is released, and only under its prefix', async () => {
    const lives = ['a.1', 'a.2', 'b.1'].map(holdLock);
    await Promise.all(lives.map(({ isHeld }) => isHeld));
    expect(await findLife('a.')).toEqual(new Set(['a.1', 'a.2']));
    void lives[0]?.release();
    expect(await findLife('a.')).toEqual(new Set(['a.2']));
    for (const life of lives) await life.release();
    expect(await findLife('')).toEqual(new Set());
  });
});

test('a lock that another holds is waited for, a name shown here is not', async () => {
  const elsewhere = Promise.withResolvers<void>();
  void navigator.locks.request('x.1', () => elsewhere.promise);
  const here = holdLock('x.2');
  await here.isHeld;
  const dies = releasedWithin('x.1', 5000);
  expect(await releasedWithin('x.2', 5000)).toBe(false);
  expect(await releasedWithin('x.1', 10)).toBe(false);
  elsewhere.resolve();
  expect(await dies).toBe(true);
  await here.release();
});

test('without web locks another tab answers for itself', async () => {
  vi.stubGlobal('navigator', {});
  const other = new BroadcastChannel('studio.lockFallback');
  other.onmessage = ({ data }) => {
    if (data.type === 'who') other.postMessage({ type: 'these', names: ['a.elsewhere', 'b.elsewhere'] });
  };
  expect(await findLife('a.')).toEqual(new Set(['a.elsewhere']));
  other.close();
});

test('without locks and channel nothing is known', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  const life = holdLock('a');
  expect(await findLife('')).toBeNull();
  expect(onReleased('a', () => undefined, AbortSignal.timeout(10))).toBe(false);
  await life.release();
});

test('locks that are forbidden are as good as none', async () => {
  const refuse = async () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
  const life = holdLock('a');
  await life.isHeld;
  expect(await findLife('')).toBeNull();
  await life.release();
});
