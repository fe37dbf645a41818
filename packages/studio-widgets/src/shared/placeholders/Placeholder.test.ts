import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPlaceholders,
  type Placeholder,
  placeholderFaults,
  placeholderQuery,
  readPlaceholders,
} from './Placeholder.ts';

const placeholders: readonly Placeholder[] = [
  { name: 'agencyName', label: 'Agency name', sample: 'Harbor & Lane Insurance' },
  { name: 'insuredName', label: 'Insured name', sample: 'Prairie Freight LLC' },
  { name: 'quoteNumber', label: 'Quote number', sample: 'Q-77215-2' },
  { name: 'previousQuoteVersion', label: 'Previous quote version' },
];
const known = new Set(placeholders.map(({ name }) => name));
const namesFor = (query: string) => findPlaceholders(placeholders, query).map(({ name }) => name);

describe('placeholderFaults', () => {
  const faults = (text: string) =>
    placeholderFaults(text, known).map(({ kind, text: at }) => `${kind} ${at}`);

  it.each([
    ['Dear {{insuredName}}', []],
    ['{{insuredNam}} {{}}', ['unknown {{insuredNam}}', 'unknown {{}}']],
    ['{{insuredName is', ['unclosed {{insuredName']],
    ['{{insuredName} is', ['unclosed {{insuredName}']],
    ['{{a {{insuredName}}', ['unclosed {{a']],
    ['{{insured\nName}}', ['unclosed {{insured']],
    ['{single} }} {', []],
  ])('of %j is %j', (text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  it('gives the place of each, none twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '{', '}', '}', 'a', ' ', '\n') }), (text) => {
        let done = 0;
        for (const { from, to, text: at } of readPlaceholders(text)) {
          expect(from).toBeGreaterThanOrEqual(done);
          expect(text.slice(from, to)).toBe(at);
          done = to;
        }
      }),
    );
  });
});

describe('placeholderQuery', () => {
  const at = (marked: string) => {
    const caret = marked.indexOf('^');
    return placeholderQuery(marked.replace('^', ''), caret, known);
  };

  it.each([
    ['Dear {{^', { from: 5, to: 7, query: '' }],
    ['{{ins^ured', { from: 0, to: 5, query: 'ins' }],
    ['{{ins^}', { from: 0, to: 6, query: 'ins' }],
    ['{{ins^uredNam}} x', { from: 0, to: 14, query: 'ins' }],
    ['{{ins^uredName}} x', null],
    ['{{insuredName}}^', null],
    ['{{a}^', null],
    ['{{a\n^', null],
    ['{^', null],
  ])('at %j is %j', (marked, expected) => {
    expect(at(marked)).toEqual(expected);
  });
});

describe('findPlaceholders', () => {
  it('finds by label, sample and name, the nearest first', () => {
    expect(namesFor('quote')).toEqual(['quoteNumber', 'previousQuoteVersion']);
    expect(namesFor('NAME insured')).toEqual(['insuredName']);
    expect(namesFor('prairie')).toEqual(['insuredName']);
    expect(namesFor('77215')).toEqual(['quoteNumber']);
    expect(namesFor('agencyN')).toEqual(['agencyName']);
    expect(namesFor('nothing')).toEqual([]);
    expect(namesFor(' ')).toHaveLength(4);
  });
});
