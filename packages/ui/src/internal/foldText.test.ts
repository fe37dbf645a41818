import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';

it.each([
  ['New\u00a0York', 'new york'],
  ['  New \u2009\t York ', 'new york'],
  ['New\u200b\u00ad York\ufeff', 'new york'],
  ['\u00c9lan', 'elan'],
  ['E\u0301lan', 'elan'],
  ['\ufb01re \uff21\uff11', 'fire a1'],
  ['non\u2011owned', 'non-owned'],
  [' Math.', 'math.'],
  ['a^b', 'a^b'],
])('%j is looked for as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('changes nothing when it is applied again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
    }),
  );
});
