import { expect, test } from 'vitest';
import { expressionKey, isSameExpression } from './useUnsavedExpression.ts';

test('a typed expression is kept for the parts that were selected, in whatever order, and for no others', () => {
  const [age, slope, added] = [
    { id: '7', key: 'page.1' },
    { id: '8', key: 'page.2' },
    { id: '', key: 'page.3' },
  ] as const;
  const keyOf = (parts: readonly { id: string; key: string }[], settingName = 'value') =>
    JSON.stringify(expressionKey('marta', { formId: 'roof', parts, settingName }));
  // After a reload a saved field has another key.
  expect(keyOf([{ ...age, key: 'later.1' }])).toBe(keyOf([age]));
  expect(keyOf([slope, age])).toBe(keyOf([age, slope]));
  const others = [[age], [slope], [added], [age, slope], [age, added]].map((parts) => keyOf(parts));
  expect(new Set([...others, keyOf([age], 'disable')]).size).toBe(6);
});

test('what was kept and has been saved meanwhile is not unsaved any more', () => {
  expect(isSameExpression({ script: '\\d{5}' }, { script: '\\d{5}', valueFormat: '' })).toBe(true);
  expect(isSameExpression({ script: '1 +\n2', valueFormat: '' }, { script: '1 +\r\n2' })).toBe(true);
  expect(isSameExpression({ script: '1', valueFormat: '#' }, { script: '1', valueFormat: '' })).toBe(false);
  expect(isSameExpression({ script: '1' }, { script: '2' })).toBe(false);
});
