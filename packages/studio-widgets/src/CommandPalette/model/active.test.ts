import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommandItem } from '../types.ts';
import { findActive, listItems, moveActive } from './active.ts';

const item = (id: string): CommandItem => ({ id, label: id, onRun: () => undefined });
const items = ['a', 'b', 'c'].map(item);

describe('active command', () => {
  it('is the first until another one was chosen, and when that is gone', () => {
    expect(findActive(items, null)?.id).toBe('a');
    expect(findActive(items, 'c')?.id).toBe('c');
    expect(findActive(items, 'gone')?.id).toBe('a');
    expect(findActive([], 'a')).toBeUndefined();
  });

  it('goes round with the arrows and stops with the page keys', () => {
    expect(moveActive(items, 'a', 'ArrowDown')?.id).toBe('b');
    expect(moveActive(items, 'c', 'ArrowDown')?.id).toBe('a');
    expect(moveActive(items, 'a', 'ArrowUp')?.id).toBe('c');
    expect(moveActive(items, 'a', 'PageDown')?.id).toBe('c');
    expect(moveActive(items, 'c', 'PageUp')?.id).toBe('a');
  });

  it('leaves the keys that belong to the text', () => {
    for (const key of ['Home', 'End', 'ArrowLeft', 'x']) expect(moveActive(items, 'a', key)).toBeUndefined();
    expect(moveActive([], undefined, 'ArrowDown')).toBeUndefined();
  });

  it('runs through the groups in their order', () => {
    const groups = [
      { id: '1', label: 'One', items: items.slice(0, 1) },
      { id: '2', label: 'Two', items: items.slice(1) },
    ];
    expect(listItems(groups)).toEqual(items);
  });

  it('visits every command once before it comes back', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), key, fc.nat(), (count, arrow, start) => {
        const list = Array.from({ length: count }, (_, index) => item(String(index)));
        const visited = new Set<string>();
        let active = list[start % count];
        for (let step = 0; step < count; step += 1) {
          active = moveActive(list, active?.id, arrow);
          visited.add(active?.id ?? '');
        }
        expect(visited.size).toBe(count);
        expect(active?.id).toBe(String(start % count));
      }),
    );
  });
});
