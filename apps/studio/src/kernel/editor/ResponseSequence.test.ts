import { expect, test } from 'vitest';
import { ResponseSequence } from './ResponseSequence.ts';

test('answers that come in their order are all taken', () => {
  const order = new ResponseSequence();
  const [first, second] = [order.next(), order.next()];
  expect([first(), second()]).toEqual([true, true]);
});

test('a response is dropped when a later one was taken before it, and does not block the next', () => {
  const order = new ResponseSequence();
  const [first, second, third] = [order.next(), order.next(), order.next()];
  expect([second(), first(), third()]).toEqual([true, false, true]);
});

test('what is never answered keeps nothing out', () => {
  const order = new ResponseSequence();
  const first = order.next();
  order.next();
  expect(first()).toBe(true);
});
