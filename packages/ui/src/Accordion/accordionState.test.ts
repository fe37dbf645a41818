import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextHeader, togglePanel } from './accordionState.ts';

describe('togglePanel', () => {
  it('opens one at a time, or several', () => {
    expect(togglePanel(['a'], 'b', false)).toEqual(['b']);
    expect(togglePanel(['a'], 'b', true)).toEqual(['a', 'b']);
    expect(togglePanel(['a', 'b'], 'a', true)).toEqual(['b']);
    expect(togglePanel(['a'], 'a', false)).toEqual([]);
  });

  it('never opens a panel twice, and keeps to one where only one may be open', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.array(ids), fc.boolean(), (pressed, isMultiple) => {
        const open = pressed.reduce<string[]>((before, id) => togglePanel(before, id, isMultiple), []);
        expect(new Set(open).size).toBe(open.length);
        if (!isMultiple) expect(open.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('nextHeader', () => {
  it('goes round, and to the ends', () => {
    expect(nextHeader('ArrowDown', 2, 3)).toBe(0);
    expect(nextHeader('ArrowUp', 0, 3)).toBe(2);
    expect(nextHeader('Home', 2, 3)).toBe(0);
    expect(nextHeader('End', 0, 3)).toBe(2);
    expect(nextHeader('Enter', 0, 3)).toBeUndefined();
  });
});
