import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillSentence, splitSentence } from './splitSentence.ts';

const parameter = (name: string, value = '') => ({ name, value, typeName: 'String' });
const shown = (sentence: string, ...names: string[]) =>
  splitSentence(
    sentence,
    names.map((name) => parameter(name)),
  ).map((part) => (part.kind === 'words' ? part.text : `[${part.parameter.name}]`));

it('parts a sentence at its blanks', () => {
  expect(shown('Refer to {team} with {reason}.', 'team', 'reason')).toEqual([
    'Refer to',
    '[team]',
    'with',
    '[reason]',
    '.',
  ]);
  expect(shown(['Over $', '{ days } days'].join(''), 'days')).toEqual(['Over', '[days]', 'days']);
});

it('leaves names that are no parameters, and puts parameters that are not mentioned at the end', () => {
  expect(shown('Say {hello} {team} {team}', 'team', 'why')).toEqual([
    'Say {hello}',
    '[team]',
    '{team}',
    '[why]',
  ]);
});

it('gives every parameter exactly one blank, whatever the sentence is', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.string(), { maxLength: 5 }), (sentence, names) => {
      const parts = splitSentence(
        sentence,
        names.map((name) => parameter(name)),
      );
      const blanks = parts.flatMap((part) => (part.kind === 'blank' ? [part.parameter.name] : []));
      expect(blanks.sort()).toEqual([...names].sort());
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
    }),
  );
});

it('fills a sentence', () => {
  expect(fillSentence('To {a} and {b}', [parameter('a', 'Ann'), parameter('b')], '?')).toBe('To Ann and ?');
});
