import { expect, it } from 'vitest';
import { burstMs, emptyHistory, type History, mostSteps, recordStep, redoStep, undoStep } from './history.ts';

const start: History<string> = emptyHistory;

it('makes one step of a burst, and two of what is a second apart or elsewhere', () => {
  const typed = recordStep(recordStep(start, '', 'a', { mergeKey: 'x', at: 0 }), 'a', 'ab', {
    mergeKey: 'x',
    at: burstMs,
  });
  expect(undoStep(typed, 'ab')?.state).toBe('');
  const paused = recordStep(typed, 'ab', 'abc', { mergeKey: 'x', at: 2 * burstMs + 1 });
  expect(undoStep(paused, 'abc')?.state).toBe('ab');
  const elsewhere = recordStep(typed, 'ab', 'abc', { mergeKey: 'y', at: burstMs });
  expect(undoStep(elsewhere, 'abc')?.state).toBe('ab');
});

it('does not merge typing into a step that was redone', () => {
  const typed = recordStep(start, '', 'a', { mergeKey: 'x', at: 0 });
  const undone = undoStep(typed, 'a');
  const redone = undone && redoStep(undone.history, undone.state);
  const again = redone && recordStep(redone.history, 'a', 'ab', { mergeKey: 'x', at: 1 });
  expect(again && undoStep(again, 'ab')?.state).toBe('a');
});

it('drops what could be redone once something else is done', () => {
  const undone = undoStep(recordStep(start, 'a', 'b', { at: 0 }), 'b');
  const other = undone && recordStep(undone.history, 'a', 'c', { at: 1 });
  expect(other && redoStep(other, 'c')).toBeUndefined();
});

it('keeps a limited number of steps', () => {
  let history = start;
  for (let step = 0; step < mostSteps + 50; step += 1)
    history = recordStep(history, String(step), String(step + 1), { at: step });
  expect(history.past).toHaveLength(mostSteps);
});

it('undoes nothing of a state that came from outside', () => {
  expect(undoStep(recordStep(start, 'a', 'b', { at: 0 }), 'loaded')).toBeUndefined();
});
