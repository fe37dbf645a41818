import { describe, expect, it } from 'vitest';
import { completionAt } from './completionAt.ts';
import { documentedFunctions } from './documentedFunctions.ts';
import { distance, nearest } from './nearest.ts';
import { quote, snippetOf } from './snippet.ts';

const entry = (name: string) => {
  const found = documentedFunctions.find((each) => each.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const building = { form: 'propertyRating', field: 'buildingPremium' };
const contents = { form: 'propertyRating', field: 'contentsPremium' };
const textOf = (name: string, references = [building, contents], selected = '') =>
  snippetOf(entry(name), references, selected).text;

describe('snippetOf', () => {
  it('calls a function with its fields', () => {
    expect(textOf('sum')).toBe(
      "sum(field('propertyRating', 'buildingPremium'), field('propertyRating', 'contentsPremium'))",
    );
    expect(textOf('fieldValue', [building])).toBe("fieldValue('propertyRating', 'buildingPremium')");
  });

  it('puts the cursor between the brackets of a bare function, and takes what is selected', () => {
    expect(snippetOf(entry('Math.round'), [], '')).toEqual({ text: 'Math.round()', cursor: 11 });
    expect(textOf('Math.round', [], '1.5 * 2')).toBe('Math.round(1.5 * 2)');
  });

  it('has behind the fields what else a call takes', () => {
    expect(textOf('addYears', [building])).toBe("addYears(field('propertyRating', 'buildingPremium'), 1)");
    expect(textOf('addMonths', [], "'2026-01-31'")).toBe("addMonths('2026-01-31', 1)");
    expect(textOf('addMonths', [])).toBe('addMonths()');
  });

  it('joins fields by an operator, and adds a bare one with room around it', () => {
    expect(textOf('+')).toBe(
      "field('propertyRating', 'buildingPremium') + field('propertyRating', 'contentsPremium')",
    );
    expect(textOf('&&', [])).toBe(' && ');
    expect(textOf('&&', [], 'a')).toBe('a && ');
    expect(textOf('!', [building])).toBe("!field('propertyRating', 'buildingPremium')");
  });

  it('inserts a constant as it is', () => {
    expect(textOf('true')).toBe('true');
  });

  it('escapes what would end a string', () => {
    expect(quote("it's \\ a\nline")).toBe("'it\\'s \\\\ a\\nline'");
  });
});

describe('completionAt', () => {
  it.each([
    ['su', { kind: 'name', from: 0 }],
    ['1 + Math.ro', { kind: 'name', from: 4 }],
    ["field('prop", { kind: 'form', from: 7 }],
    ["sum(fieldValue( 'prop", { kind: 'form', from: 17 }],
    ["field('a', '", { kind: 'field', from: 12, form: 'a' }],
    ['fieldValues("it\\\'s", "bu', { kind: 'field', from: 22, form: "it's" }],
  ])('after %j', (before, place) => {
    expect(completionAt(before)).toEqual(place);
  });

  it('offers nothing after a number or in another string', () => {
    expect(completionAt('1 + ')).toBeNull();
    expect(completionAt("'some text ")).toBeNull();
  });
});

describe('nearest', () => {
  it('finds what was probably meant, and nothing when it is far', () => {
    expect(nearest('contentsPremum', ['buildingPremium', 'contentsPremium'])).toBe('contentsPremium');
    expect(nearest('usm', ['sum', 'max'])).toBe('sum');
    expect(nearest('zzz', ['sum', 'max'])).toBeUndefined();
    expect(distance('kitten', 'sitting')).toBe(3);
  });
});
