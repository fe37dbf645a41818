import { expect, test } from 'vitest';
import { fieldIdFor, fieldIdsOf, fieldNumbers } from './fieldIds.ts';

test('the same name has the same id, unless that is taken', () => {
  const id = fieldIdFor('roof', new Set());
  expect(fieldIdFor('roof', new Set())).toBe(id);
  expect(fieldIdFor('roof', new Set([id]))).not.toBe(id);
  expect(Number(id)).toBeGreaterThan(0);
});

test('every field of a form has an id of its own, whichever have one', () => {
  const taken = fieldIdFor('roof', new Set());
  const ids = fieldIdsOf([{ name: 'roof' }, { name: 'other', id: taken }, { name: 'third' }]);
  expect(new Set(ids).size).toBe(3);
  expect(ids[1]).toBe(taken);
});

test('the number of a field says which form it is of, and is a number that JSON carries', () => {
  const numbers = fieldNumbers('6f1b4e0d');
  const number = numbers.numberOf('131071');
  expect(Number.isSafeInteger(number)).toBe(true);
  expect(numbers.fieldOf(number)).toBe('131071');
  expect(fieldNumbers('another').fieldOf(number)).toBeNull();
});
