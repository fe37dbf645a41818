import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailAddress as isAddressForServer } from '../../apps/server/src/kinds/emailTemplate/isEmailAddress.ts';
import { isEmailAddress } from '../../packages/ui/src/internal/emailAddresses.ts';

test('console and server take the same texts for e-mail addresses', () => {
  const unit = fc.constantFrom(
    'a',
    '.',
    '@',
    ' ',
    ',',
    ':',
    '<',
    '(',
    ']',
    '"',
    '\\',
    '\u200B',
    '\u00A0',
    'é',
    '\n',
    '😀',
  );
  const text = fc.oneof(fc.emailAddress(), fc.string({ unit, maxLength: 7 }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(text, (written) => {
      expect(isAddressForServer(written)).toBe(isEmailAddress(written));
    }),
  );
});
