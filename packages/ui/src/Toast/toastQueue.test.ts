import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultDuration,
  dequeue,
  enqueue,
  isUrgent,
  type QueuedToast,
  shownToasts,
  toastLimit,
} from './toastQueue.ts';

const queueOf = (...ids: string[]) =>
  ids.reduce<QueuedToast[]>((queue, id) => enqueue(queue, { id, message: id }), []);
const idsOf = (queue: readonly QueuedToast[]) => queue.map(({ id }) => id);

describe('the queue of toasts', () => {
  it('shows three and lets the rest wait', () => {
    const queue = queueOf('a', 'b', 'c', 'd');
    expect(idsOf(shownToasts(queue))).toEqual(['a', 'b', 'c']);
    expect(idsOf(shownToasts(dequeue(queue, 'a')))).toEqual(['b', 'c', 'd']);
  });

  it('replaces the same id at its place', () => {
    const queue = enqueue(queueOf('a', 'b'), { id: 'a', message: 'again', tone: 'good' });
    expect(queue[0]).toEqual({ id: 'a', message: 'again', tone: 'good', revision: 1 });
    expect(idsOf(queue)).toEqual(['a', 'b']);
  });

  it('keeps errors until they are dismissed, others for five seconds', () => {
    expect(defaultDuration('bad')).toBe(Number.POSITIVE_INFINITY);
    expect(defaultDuration('warning')).toBe(5000);
    expect([undefined, 'neutral' as const, 'good' as const].some(isUrgent)).toBe(false);
    expect(isUrgent('bad') && isUrgent('warning')).toBe(true);
  });

  it('never holds an id twice, never shows more than three, and is fair', () => {
    const step = fc.record({ isShow: fc.boolean(), id: fc.constantFrom('a', 'b', 'c', 'd', 'e') });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let queue: QueuedToast[] = [];
        for (const { isShow, id } of steps) {
          const before = idsOf(queue);
          queue = isShow ? enqueue(queue, { id, message: id }) : dequeue(queue, id);
          const after = idsOf(queue);
          expect(new Set(after).size).toBe(after.length);
          expect(shownToasts(queue).length).toBe(Math.min(toastLimit, after.length));
          expect(after.filter((other) => before.includes(other))).toEqual(
            before.filter((other) => after.includes(other)),
          );
        }
      }),
    );
  });
});
