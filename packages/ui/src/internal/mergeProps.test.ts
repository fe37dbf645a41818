import type { SyntheticEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mergeProps, mergeRefs } from './mergeProps.ts';

const eventWith = (defaultPrevented: boolean) => ({ defaultPrevented }) as SyntheticEvent;

function call(handler: unknown, event: SyntheticEvent): void {
  if (typeof handler === 'function') handler(event);
}

describe('mergeProps', () => {
  it('lets the own props win, except undefined ones', () => {
    expect(mergeProps({ id: 'a', title: 'x' }, { id: 'b', title: undefined })).toEqual({
      id: 'b',
      title: 'x',
    });
  });

  it('joins class names and styles', () => {
    const merged = mergeProps(
      { className: 'a', style: { color: 'red' } },
      { className: 'b', style: { top: 1 } },
    );
    expect(merged).toEqual({ className: 'a b', style: { color: 'red', top: 1 } });
  });

  it('runs both handlers, the own one first', () => {
    const order: string[] = [];
    const merged = mergeProps({ onClick: () => order.push('given') }, { onClick: () => order.push('own') });
    call(merged['onClick'], eventWith(false));
    expect(order).toEqual(['own', 'given']);
  });

  it('leaves the given handler out when the own one prevented the default', () => {
    const given = vi.fn();
    const merged = mergeProps({ onClick: given }, { onClick: vi.fn() });
    call(merged['onClick'], eventWith(true));
    expect(given).not.toHaveBeenCalled();
  });

  it('feeds both refs', () => {
    const given = { current: null };
    const own = vi.fn();
    const { ref } = mergeProps({ ref: given }, { ref: own });
    call(ref, 'element' as unknown as SyntheticEvent);
    expect(given.current).toBe('element');
    expect(own).toHaveBeenCalledWith('element');
  });
});

describe('mergeRefs', () => {
  it('cleans up every kind of ref', () => {
    const object: { current: string | null } = { current: null };
    const plain = vi.fn(() => undefined);
    const cleanup = vi.fn();
    const undo = mergeRefs<string>(object, plain, () => cleanup, undefined)('element');
    expect(object.current).toBe('element');
    undo();
    expect(object.current).toBeNull();
    expect(plain).toHaveBeenLastCalledWith(null);
    expect(cleanup).toHaveBeenCalledTimes(1);
  });
});
