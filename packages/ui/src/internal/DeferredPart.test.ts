import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DeferredPart } from './DeferredPart.ts';

const Part: ComponentType<object> = () => null;

describe('DeferredPart', () => {
  it('loads once, and tells who listens', async () => {
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

  it('forgets a listener that left', async () => {
    const part = new DeferredPart(async () => Part);
    const listener = vi.fn();
    part.subscribe(listener)();
    await part.preload();
    expect(listener).not.toHaveBeenCalled();
  });
});
