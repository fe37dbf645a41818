import { describe, expect, it } from 'vitest';
import { runExpression } from './runExpression.ts';

describe('runExpression', () => {
  it('succeeds where all of the text matches', () => {
    const whole = { start: 0, end: 2, groups: [] };
    expect(runExpression({ expression: 'a|ab', testData: 'ab' })).toMatchObject({
      isMatch: true,
      matches: [whole],
    });
    expect(runExpression({ expression: '\\d', testData: '12' })).toMatchObject({ isMatch: false });
    expect(() => runExpression({ expression: ')(', testData: '' })).toThrow(SyntaxError);
  });

  it('finds every match of a part with its groups, by name and by place', () => {
    expect(runExpression({ expression: '(?<zip>\\d{5})(-\\d{4})?', testData: '33139-1234 10001' })).toEqual({
      problems: [],
      isMatch: false,
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
