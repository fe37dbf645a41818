import { describe, expect, it } from 'vitest';
import { chipAction } from './chipAction.ts';

const at = (index: number, isRtl = false) => ({ index, count: 3, isRtl });

describe('chipAction', () => {
  it.each([
    ['ArrowRight', at(0), { kind: 'focus', index: 1 }],
    ['ArrowRight', at(2), { kind: 'leave' }],
    ['ArrowLeft', at(2), { kind: 'focus', index: 1 }],
    ['ArrowLeft', at(0), { kind: 'stay' }],
    ['ArrowLeft', at(2, true), { kind: 'leave' }],
    ['ArrowRight', at(0, true), { kind: 'stay' }],
    ['Home', at(2), { kind: 'focus', index: 0 }],
    ['End', at(0), { kind: 'focus', index: 2 }],
    ['Escape', at(1), { kind: 'leave' }],
    ['Backspace', at(1), { kind: 'remove', goTo: 0 }],
    ['Backspace', at(0), { kind: 'remove', goTo: 0 }],
    ['Delete', at(1), { kind: 'remove', goTo: 1 }],
    ['x', at(1), undefined],
    ['Tab', at(1), undefined],
  ])('%s on %j: %j', (key, place, action) => {
    expect(chipAction(key, place)).toEqual(action);
  });
});
