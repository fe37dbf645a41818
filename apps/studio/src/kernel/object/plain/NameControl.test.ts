import { expect, test } from 'vitest';
import { nameWarnings } from './NameControl.tsx';

const alike = "There is 'New York' already. The two names differ in case alone.";

test.each([
  ['of another in other letters', 'new york', ['New York'], null, [alike]],
  [
    'of the first of several, not of the name itself',
    'new york',
    ['new york', 'New York', 'NEW YORK'],
    null,
    [alike],
  ],
  ['of none that is its own saved one', 'new york', ['New York'], 'New York', []],
  ['of none with the same letters', 'New York', ['New York'], null, []],
  [
    'of what looks the same',
    'New\u00a0York',
    ['New York'],
    null,
    [
      "The name has a no-break space (U+00A0) after 'New', which cannot be seen.",
      "There is 'New York' already, which looks the same.",
    ],
  ],
])('a name is warned of: %s', (_, name, others, savedName, expected) => {
  expect(nameWarnings(name, others, savedName)).toEqual(expected);
});
