import { expect, test } from 'vitest';
import { componentLabel } from './components.ts';

const component = (label: string, fieldType: number, options: string | null = null, isField = true) => ({
  ...{ name: label, label, fieldType, isField, options },
});
const components = [
  component('Drop Down', 3),
  component('Multi Select', 3, '<options><multiple>true</multiple></options>'),
  component('Section', 11, null, false),
];

test('a field is called by its component, which its options may name', () => {
  expect(componentLabel(3, null, components)).toBe('Drop Down');
  expect(componentLabel(3, '<options><multiple>true</multiple><most>2</most></options>', components)).toBe(
    'Multi Select',
  );
  expect(componentLabel(3, '<options><most>2</most></options>', components)).toBe('Drop Down');
  expect(componentLabel(11, null, components)).toBe('11');
  expect(componentLabel(3, null, [])).toBe('3');
});
