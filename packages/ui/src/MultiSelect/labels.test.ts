import { describe, expect, it } from 'vitest';
import { english } from './labels.ts';

describe('english labels', () => {
  it('parts thousands', () => {
    expect(english('en-US').more(3)).toBe('+3');
    expect(english('en-US').more(999)).toBe('+999');
    expect(english('en-US').selectAll(1000)).toBe('Select all 1,000');
    expect(english('en-US').limit(1234567)).toBe('At most 1,234,567 can be chosen');
  });
});
