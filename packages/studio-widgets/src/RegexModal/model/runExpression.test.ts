import { describe, expect, it } from 'vitest';
import { runExpression } from './runExpression.ts';

describe('runExpression', () => {
  it('finds every match with its groups, by name and by place', () => {
    expect(runExpression({ expression: '(?<zip>\\d{5})(-\\d{4})?', testData: '33139-1234 10001' })).toEqual({
      problems: [],
      isMatch: true,
      matches: [
        {
          start: 0,
          end: 10,
          groups: [
            { start: 0, end: 5, name: 'zip' },
            { start: 5, end: 10 },
          ],
        },
        { start: 11, end: 16, groups: [{ start: 11, end: 16, name: 'zip' }, null] },
      ],
    });
  });

  it('says when nothing matches', () => {
    expect(runExpression({ expression: '^\\d+$', testData: 'a1' })).toMatchObject({
      isMatch: false,
      matches: [],
    });
  });

  it('ends with matches of no character, and reports a hundred at most', () => {
    expect(runExpression({ expression: '', testData: 'a'.repeat(1000) }).matches).toHaveLength(100);
  });
});
