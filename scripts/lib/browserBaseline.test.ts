import { expect, test } from 'vitest';
import { newerThanBaseline } from './browserBaseline.ts';

test('what every browser of the baseline has is allowed', () => {
  expect(newerThanBaseline("export const address = URL.parse('a', location.href)?.href ?? 'none';")).toEqual(
    [],
  );
  expect(newerThanBaseline("import { navigation } from './navigation.js'; export { navigation };")).toEqual(
    [],
  );
});

test.each([
  ['using file = open();', 'is not ECMAScript 2024'],
  ['RegExp.escape(text);', 'RegExp.escape'],
  ['const when = Temporal.Now.instant();', 'Temporal'],
  ['bytes.toBase64();', 'toBase64'],
  ['requestIdleCallback(work);', 'requestIdleCallback'],
])('%s is named', (code, expected) => {
  expect(newerThanBaseline(code).join()).toContain(expected);
});

test('what a module asks for before it uses it is allowed', () => {
  const code = "if (typeof requestIdleCallback === 'undefined') work(); else requestIdleCallback(work);";
  expect(newerThanBaseline(code)).toEqual([]);
});
