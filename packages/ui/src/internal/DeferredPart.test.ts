import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeferredPart } from './DeferredPart.ts';
import { handlePartFailures } from './partFailures.ts';

const Part: ComponentType<object> = () => null;

describe('DeferredPart', () => {
  it('loads once, and notifies its listeners', async () => {
    const load = vi.fn(async () => Part);
    const part = new DeferredPart(load);
    const listener = vi.fn();
    part.subscribe(listener);
    expect(part.getComponent()).toBeNull();
    await Promise.all([part.preload(), part.preload()]);
    expect(part.getComponent()).toBe(Part);
    expect(load).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    const load = vi.fn<() => Promise<ComponentType<object>>>().mockRejectedValueOnce(new Error('no network'));
    load.mockResolvedValueOnce(Part);
    const part = new DeferredPart(load);
    await expect(part.preload()).rejects.toThrow('no network');
    expect(part.getComponent()).toBeNull();
    await part.preload();
    expect(part.getComponent()).toBe(Part);
  });

  it('drops a listener that unsubscribed', async () => {
    const part = new DeferredPart(async () => Part);
    const listener = vi.fn();
    part.subscribe(listener)();
    await part.preload();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a part that is wanted', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A part whose code comes at the given try, and what its tries failed with so far. */
  function arrivingAt(success: number) {
    let count = 0;
    const part = new DeferredPart(async () => {
      count += 1;
      if (count < success) throw new Error(`failure ${count}`);
      return Part;
    });
    return { part, getCount: () => count };
  }

  it('is tried again until it is there', async () => {
    const { part, getCount } = arrivingAt(3);
    part.want();
    await vi.advanceTimersByTimeAsync(1999);
    expect(getCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(2001);
    expect(part.getComponent()).toBe(Part);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(getCount()).toBe(3);
  });

  it('is left alone when it is no longer wanted', async () => {
    const { part, getCount } = arrivingAt(3);
    const stop = part.want();
    await vi.advanceTimersByTimeAsync(100);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(getCount()).toBe(1);
  });

  it('is given up when the host says so, and tried again when it is wanted anew', async () => {
    const received: unknown[] = [];
    const takeBack = handlePartFailures(async (error) => {
      received.push(error);
      return 'giveUp';
    });
    const { part, getCount } = arrivingAt(2);
    const stop = part.want();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(received).toEqual([new Error('failure 1')]);
    expect(getCount()).toBe(1);
    stop();
    part.want();
    await vi.advanceTimersByTimeAsync(0);
    expect(part.getComponent()).toBe(Part);
    takeBack();
  });

  it('does not bother the host with what is loaded ahead', async () => {
    const received: unknown[] = [];
    const takeBack = handlePartFailures(async (error) => {
      received.push(error);
      return 'retry';
    });
    await expect(arrivingAt(2).part.preload()).rejects.toThrow('failure 1');
    expect(received).toEqual([]);
    takeBack();
  });
});
