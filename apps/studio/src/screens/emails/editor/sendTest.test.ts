import { expect, test } from 'vitest';
import { addressesFault, addressesIn } from './sendTest.ts';

test.each([
  ['a@x.example', ['a@x.example']],
  [
    ' a@x.example , b@x.example;c@x.example\nd@x.example ',
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
  ],
  ['a@x.example, A@x.example', ['a@x.example']],
  ['Kent, Maria <a@x.example>; "Nair, Priya" <b@x.example>', ['a@x.example', 'b@x.example']],
  ['Maria Kent (a@x.example)', ['a@x.example']],
  [' , ', []],
])('%j has the addresses %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

test.each([
  ['', 'Enter an email address.'],
  ['a@x.example', null],
  ['a@x.example, maria', "'maria' is not an email address."],
  ['Maria <maria@x.example>', null],
  ['Maria <maria>', "'Maria <maria>' is not an email address."],
  [Array.from({ length: 11 }, (_, index) => `a${index}@x`).join(), 'At most 10 addresses; these are 11.'],
])('what is wrong with %j: %s', (text, fault) => {
  expect(addressesFault(text)).toBe(fault);
});
