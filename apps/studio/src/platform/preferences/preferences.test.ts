import { afterEach, expect, test } from 'vitest';
import { preference, takePreferences } from './preferences.ts';

afterEach(() => takePreferences({}));

test('until something is set each preference has its default', () => {
  expect(preference('lists.defaultPageSize')).toBe(25);
  expect(preference('console.helpAddress')).toBe('/help/');
});

test('what the server says holds at once, as numbers and texts', () => {
  takePreferences({ 'lists.defaultPageSize': '50', 'console.helpAddress': 'https://help.example.com/' });
  expect(preference('lists.defaultPageSize')).toBe(50);
  expect(preference('console.helpAddress')).toBe('https://help.example.com/');
  takePreferences({ 'lists.defaultPageSize': '10' });
  expect(preference('console.helpAddress')).toBe('/help/');
});

test('what is no number is not taken for one, and what the console does not know is left alone', () => {
  takePreferences({ 'lists.defaultPageSize': 'many', 'quotes.validDays': '7' });
  expect(preference('lists.defaultPageSize')).toBe(25);
});
