import { snapshot, subscribe } from 'valtio';
import { expect, test } from 'vitest';
import { assign, shallowProxy } from './shallowProxy.ts';

test('values are handed out as they are, neither wrapped nor frozen nor walked', () => {
  const answer = { rows: [{ id: 1 }] };
  const state = shallowProxy<{ answer: object | null; file: unknown }>({ answer, file: null });
  expect(state.answer).toBe(answer);
  const file = new AbortController();
  const next = {
    get rows() {
      throw new Error('walked');
    },
  };
  assign(state, { answer: next, file });
  const shown = snapshot(state);
  expect([shown.answer === next, shown.file === file]).toEqual([true, true]);
  expect([Object.isFrozen(answer), Object.isFrozen(next)]).toEqual([false, false]);
});

test('the initial values stay as they were', () => {
  const initial = { count: 0 };
  const state = shallowProxy(initial);
  assign(state, { count: 1 });
  expect([initial.count, state.count]).toEqual([0, 1]);
});

test('a value that stays the same notifies no subscriber', () => {
  const answer = {};
  const state = shallowProxy({ answer, isLoading: false });
  const before = snapshot(state);
  let changes = 0;
  const stop = subscribe(
    state,
    () => {
      changes += 1;
    },
    true,
  );
  assign(state, { answer, isLoading: false });
  expect([changes, snapshot(state) === before]).toEqual([0, true]);
  assign(state, { isLoading: true });
  stop();
  expect(changes).toBe(1);
});
