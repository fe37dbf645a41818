import { expect, test } from 'vitest';
import { joinControlProps } from './joinControlProps.ts';

const field = {
  id: 'name',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': undefined,
};

test('what the field leaves open stays as it was given', () => {
  const given = { name: 'user', 'aria-invalid': true, 'aria-describedby': 'caps-lock' };
  expect(joinControlProps(given, field)).toEqual({
    id: 'name',
    name: 'user',
    'aria-invalid': true,
    'aria-describedby': 'caps-lock',
  });
});

test('descriptions join, and what the field says wins', () => {
  const given = { 'aria-describedby': 'caps-lock', 'aria-invalid': false };
  expect(
    joinControlProps(given, { ...field, 'aria-describedby': 'name-error', 'aria-invalid': true }),
  ).toEqual({
    id: 'name',
    'aria-describedby': 'caps-lock name-error',
    'aria-invalid': true,
  });
});
