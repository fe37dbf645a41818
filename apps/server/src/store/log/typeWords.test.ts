import { expect, test } from 'vitest';
import { typeWords } from './typeWords.ts';

test.each([
  ['data set', 'Data Set'],
  ["broker's office", "Broker's Office"],
  ['éclair form', 'éclair Form'],
])('%s is %s as a heading', (noun, words) => {
  expect(typeWords(noun)).toBe(words);
});
