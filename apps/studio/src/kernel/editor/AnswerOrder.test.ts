import { expect, test } from 'vitest';
import { AnswerOrder } from './AnswerOrder.ts';

test('answers that come in their order are all taken', () => {
  const order = new AnswerOrder();
  const [first, second] = [order.ask(), order.ask()];
  expect([first(), second()]).toEqual([true, true]);
});

test('an answer is left out when a later one was taken before it, and does not stand in the way of the next', () => {
  const order = new AnswerOrder();
  const [first, second, third] = [order.ask(), order.ask(), order.ask()];
  expect([second(), first(), third()]).toEqual([true, false, true]);
});

test('what is never answered keeps nothing out', () => {
  const order = new AnswerOrder();
  const first = order.ask();
  order.ask();
  expect(first()).toBe(true);
});
