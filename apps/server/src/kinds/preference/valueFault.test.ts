import { expect, test } from 'vitest';
import { address, numeric, selectMany, yesNo } from './PreferenceDefinition.ts';
import { preferenceDefinitions } from './preferenceDefinitions.ts';
import { preferenceKind } from './preferenceKind.ts';
import { valueFault } from './valueFault.ts';

const texts = { category: '', short: 'Short', complete: 'Complete' };
const share = numeric('share', 1, { ...texts, min: -5, max: 5, isWhole: false });
const count = numeric('count', 1, { ...texts, min: 0, max: 10 });

test.each(['1', '-1', '1.5', '-.5', '.5', '2.', '0', '-0', '005'])('%s is a number', (value) => {
  expect(valueFault(share, value)).toBeNull();
});

test.each(['', ' ', '-', '.', '-.', '1.2.3', '--1', '1e3', '+1', '1,5', ' 1', 'NaN', 'Infinity', '0x1'])(
  "'%s' is none",
  (value) => {
    expect(valueFault(share, value)).toBe('This preference value must be numeric only.');
  },
);

test('numbers have limits, and some are whole', () => {
  expect(valueFault(share, '-6')).toBe('This preference value must be at least -5.');
  expect(valueFault(count, '11')).toBe('This preference value must be at most 10.');
  expect(valueFault(count, '1.5')).toBe('This preference value must be a whole number.');
});

test('yes and no have one spelling, and choices are of their set and named once', () => {
  expect(valueFault(yesNo('flag', true, texts), 'yes')).toBe('This preference value must be true or false.');
  const types = selectMany('types', ['a'], { ...texts, set: 'Types' });
  const choices = new Set(['a', 'b']);
  expect(valueFault(types, 'a::b', choices)).toBeNull();
  expect(valueFault(types, '', choices)).toBeNull();
  expect(valueFault(types, 'a::c', choices)).toBe("This preference value has no choice 'c'.");
  expect(valueFault(types, 'a::a', choices)).toBe('This preference value names a choice twice.');
});

test('an address is empty, or of a kind that the preference may be', () => {
  const support = address('support', '', { ...texts, kinds: ['web', 'mail'] });
  for (const value of ['', 'https://help.example.com/a?b', 'HTTP://localhost:4700', 'help@example.com']) {
    expect(valueFault(support, value), value).toBeNull();
  }
  for (const value of ['javascript:alert(1)', 'help.example.com', 'https://', '/help/', 'a b@example.com']) {
    expect(valueFault(support, value), value).toBe(
      'This preference value must be a web address like https://help.example.com or an e-mail address.',
    );
  }
  const help = address('help', '', { ...texts, kinds: ['page', 'web'] });
  expect(valueFault(help, '/help/')).toBeNull();
  expect(valueFault(help, '//elsewhere.example.com/')).not.toBeNull();
});

test('there are at least 80 preferences, each with a name of its own, a meaning, and a default that is a value', () => {
  expect(preferenceDefinitions.length).toBeGreaterThanOrEqual(80);
  expect(new Set(preferenceDefinitions.map(({ name }) => name)).size).toBe(preferenceDefinitions.length);
  expect(preferenceDefinitions.filter(({ isForConsole }) => isForConsole).length).toBeGreaterThanOrEqual(20);
  expect(preferenceDefinitions.map(({ category }) => category)).toContain('');
  for (const definition of preferenceDefinitions) {
    expect(valueFault(definition, definition.defaultValue), definition.name).toBeNull();
    const { shortDescription, completeDescription } = definition;
    expect(shortDescription.length, definition.name).toBeGreaterThan(3);
    expect(completeDescription, definition.name).toMatch(/^[A-Z].{18,}\.$/);
    expect(completeDescription, definition.name).not.toContain(shortDescription);
  }
});

test('a value of a preference that was retired is kept without a fault, one that never was is refused', () => {
  const faults = (name: string) => preferenceKind.validate({ values: { [name]: '300' } }).violations;
  expect(faults('editor.undoQuietMilliseconds')).toEqual([]);
  expect(faults('editor.none')).toMatchObject([{ message: "There is no preference 'editor.none'." }]);
});
