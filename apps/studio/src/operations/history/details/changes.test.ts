import { describe, expect, it } from 'vitest';
import { isLongChange, kindOfChanges } from './changes.ts';

const change = (before: string | null, after: string | null) => ({ field: 'Name', before, after });

describe('kindOfChanges', () => {
  it('knows what came whole, what went whole, and the rest', () => {
    expect(kindOfChanges([change(null, 'a'), change(null, null)])).toBe('added');
    expect(kindOfChanges([change('a', null)])).toBe('removed');
    expect(kindOfChanges([change(null, 'a'), change('b', null)])).toBe('changed');
    expect(kindOfChanges([])).toBe('changed');
  });
});

describe('isLongChange', () => {
  it('is one of long texts, or of several lines', () => {
    expect(isLongChange(change('a', 'b'))).toBe(false);
    expect(isLongChange(change('a\n', 'b'))).toBe(false);
    expect(isLongChange(change('a\nb', 'b'))).toBe(true);
    expect(isLongChange(change('', 'x'.repeat(161)))).toBe(true);
  });

  it('is none where there is nothing to compare with', () => {
    expect(isLongChange(change(null, 'x'.repeat(500)))).toBe(false);
    expect(isLongChange(change('a\nb', null))).toBe(false);
  });
});
