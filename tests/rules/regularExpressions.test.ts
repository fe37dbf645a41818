import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patternFault } from '../../apps/server/src/kinds/formTemplate/checkForm.ts';
import { expressionFault } from '../../packages/studio-widgets/src/RegexModal/model/expressionFault.ts';

test('what the modal takes for a regular expression, the server takes, and nothing else', () => {
  const piece = fc.constantFrom(
    ...[
      '\\A',
      '\\p{L}',
      '[',
      ']',
      '{',
      '}',
      '(?i)',
      '(?<a>',
      '(',
      ')',
      '\\',
      'a',
      '+',
      '{2}',
      '\\-',
      '\\w',
      '-',
      '\\@',
      '^',
      '|',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const expression = pieces.join('');
      expect(patternFault(expression) === null).toBe(expressionFault(expression) === null);
    }),
  );
});
