import { describe, expect, it } from 'vitest';
import { stepChip } from './stepChip.ts';

describe('stepChip', () => {
  it('goes back to the first and on to the input', () => {
    expect(stepChip('ArrowLeft', 2, 3, false)).toBe(1);
    expect(stepChip('ArrowLeft', 0, 3, false)).toBe(0);
    expect(stepChip('ArrowRight', 1, 3, false)).toBe(2);
    expect(stepChip('ArrowRight', 2, 3, false)).toBe('leave');
  });

  it('mirrors where text runs from the right', () => {
    expect(stepChip('ArrowRight', 2, 3, true)).toBe(1);
    expect(stepChip('ArrowLeft', 2, 3, true)).toBe('leave');
  });

  it('knows the ends, the ways out and removal', () => {
    expect(stepChip('Home', 2, 3, false)).toBe(0);
    expect(stepChip('End', 0, 3, false)).toBe('leave');
    expect(stepChip('Escape', 0, 3, false)).toBe('leave');
    expect(stepChip('Delete', 0, 3, false)).toBe('remove');
    expect(stepChip('Backspace', 0, 3, false)).toBe('remove');
    expect(stepChip('a', 0, 3, false)).toBeUndefined();
  });
});
