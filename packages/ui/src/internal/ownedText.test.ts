import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OwnedText, ownedText, shown, withReported, withTyped, withValue } from './ownedText.ts';

const textOf = (state: OwnedText) => state.text ?? state.given;
const focused: OwnedText = { ...ownedText('roof'), isFocused: true };
const commit = (state: OwnedText, text: string) => withReported(withTyped(state, text), text);

test('a value from elsewhere is shown while nothing is typed or pending, with focus and without', () => {
  expect(textOf(withValue(ownedText('roof'), 'hail'))).toBe('hail');
  expect(textOf(withValue(focused, 'hail'))).toBe('hail');
  const settled = withValue(commit(focused, 'roofs'), 'roofs');
  expect(textOf(withValue(settled, 'roof'))).toBe('roof');
});

test('with focus a text stays when another value is drawn before it comes back; without focus it gives way', () => {
  expect(textOf(withValue(withTyped(focused, 'roofs'), 'hail'))).toBe('roofs');
  expect(textOf(withValue(commit(focused, 'roofs'), 'hail'))).toBe('roofs');
  expect(textOf(withValue({ ...commit(focused, 'roofs'), isFocused: false }, 'hail'))).toBe('hail');
});

test('what was committed as something else stays until it is shown on purpose', () => {
  const typed = commit(focused, '1.');
  expect(textOf(withValue(typed, '1'))).toBe('1.');
  expect(textOf(shown(withValue(typed, '1')))).toBe('1');
});

/** Types another text, commits what is typed, or draws some of what was committed, the oldest first. */
const step = fc.oneof(
  fc.record({ type: fc.string({ maxLength: 3 }) }),
  fc.constant({ commits: true as const }),
  fc.record({ draws: fc.integer({ min: 1, max: 3 }) }),
);

test('however late commits are drawn, a field with focus shows what was typed, and in the end that is the value', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state = focused;
      let typed = 'roof';
      const queue: string[] = [];
      const draw = (count: number) => {
        const value = queue.splice(0, count).at(-1);
        if (value !== undefined) state = withValue(state, value);
      };
      const commitTyped = () => {
        if (!state.isPending) return;
        state = withReported(state, typed);
        queue.push(typed);
      };
      for (const each of steps) {
        if ('type' in each) {
          typed = each.type;
          state = withTyped(state, typed);
        } else if ('draws' in each) draw(each.draws);
        else commitTyped();
        expect(textOf(state)).toBe(typed);
      }
      commitTyped();
      draw(queue.length);
      expect([textOf(state), state.reported]).toEqual([typed, []]);
    }),
  );
});
