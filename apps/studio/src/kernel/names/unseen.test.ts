import { expect, test } from 'vitest';
import { describeUnseen, findUnseen } from './unseen.tsx';

test.each([
  ['New\u00a0York', 'U+00A0', "The name has a no-break space (U+00A0) after 'New', which cannot be seen."],
  [
    'A long name,\u200b yes',
    'U+200B',
    "The name has a character without width (U+200B) after 'long name,', which cannot be seen.",
  ],
  ['\ufeffName', 'U+FEFF', 'The name begins with a character without width (U+FEFF), which cannot be seen.'],
  ['a\u3000b', 'U+3000', "The name has a blank of another kind (U+3000) after 'a', which cannot be seen."],
])('%j holds what is not seen', (name, code, text) => {
  const found = findUnseen(name);
  expect(found?.code).toBe(code);
  expect(found && describeUnseen(found)).toBe(text);
});

test('letters, accents and usual blanks are seen', () => {
  for (const name of ['New York', 'Café', 'Größe 日本', 'e\u0301', '']) expect(findUnseen(name)).toBeNull();
});
