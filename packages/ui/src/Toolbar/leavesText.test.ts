import { describe, expect, it } from 'vitest';
import { leavesText } from './leavesText.ts';

const caret = (value: string, start: number | null, end = start) => ({ value, start, end });

describe('leavesText', () => {
  it('leaves at the edge that the arrow points to', () => {
    expect(leavesText('ArrowRight', caret('ab', 2))).toBe(true);
    expect(leavesText('ArrowLeft', caret('ab', 0))).toBe(true);
    expect(leavesText('ArrowRight', caret('ab', 0))).toBe(false);
    expect(leavesText('ArrowLeft', caret('ab', 1))).toBe(false);
  });

  it('leaves an empty text on both sides', () => {
    expect(leavesText('ArrowRight', caret('', 0)) && leavesText('ArrowLeft', caret('', 0))).toBe(true);
  });

  it('turns round in a text that runs from right to left', () => {
    expect(leavesText('ArrowLeft', caret('12 قاعدة', 8))).toBe(true);
    expect(leavesText('ArrowRight', caret('שלום', 0))).toBe(true);
    expect(leavesText('ArrowLeft', caret('שלום', 0))).toBe(false);
  });

  it('lets a selection be undone first', () => {
    expect(leavesText('ArrowRight', caret('ab', 0, 2))).toBe(false);
  });

  it('leaves what does not expose its caret', () => {
    expect(leavesText('ArrowRight', caret('12', null))).toBe(true);
  });

  it('leaves with no other key', () => {
    expect(leavesText('Home', caret('', 0))).toBe(false);
    expect(leavesText('End', caret('ab', null))).toBe(false);
  });
});
