import { describe, expect, it } from 'vitest';
import { moveGroups, moveItems, stepGroups, stepTarget } from './moving.ts';
import { draftOf, rowsOf } from './testing/draftOf.ts';

const draft = draftOf(
  { name: 'A', rows: [['a', '1'], ['b', '2'], ['c', '3'], ['']] },
  { name: 'B', rows: [['']] },
  { name: 'C', rows: [['d', '4'], ['']] },
);

function step(ids: readonly string[], delta: 1 | -1) {
  const chosen = new Set(ids);
  const target = stepTarget(draft, chosen, delta);
  return target === undefined ? undefined : rowsOf(moveItems(draft, chosen, target));
}

describe('moveItems', () => {
  it('moves rows together, in their order, before another row or to the end', () => {
    expect(rowsOf(moveItems(draft, new Set(['2.0', '0.0']), { groupId: 'g0', beforeItemId: '0.2' }))).toEqual(
      [['b|2', 'a|1', 'd|4', 'c|3', '|'], ['|'], ['|']],
    );
    expect(rowsOf(moveItems(draft, new Set(['0.0', '0.2']), { groupId: 'g2' }))).toEqual([
      ['b|2', '|'],
      ['|'],
      ['d|4', 'a|1', 'c|3', '|'],
    ]);
  });

  it('goes behind the rows that move themselves when those are the target', () => {
    expect(rowsOf(moveItems(draft, new Set(['0.0', '0.1']), { groupId: 'g0', beforeItemId: '0.1' }))).toEqual(
      rowsOf(draft),
    );
  });

  it('never moves a blank row, nor anything behind one', () => {
    expect(moveItems(draft, new Set(['0.3']), { groupId: 'g2' })).toBe(draft);
    expect(rowsOf(moveItems(draft, new Set(['0.0']), { groupId: 'g1', beforeItemId: '1.9' }))[1]).toEqual([
      'a|1',
      '|',
    ]);
  });

  it('is the same draft when nothing moves', () => {
    expect(moveItems(draft, new Set(['0.1']), { groupId: 'g0', beforeItemId: '0.2' })).toBe(draft);
    expect(moveItems(draft, new Set(['0.1']), { groupId: 'gone' })).toBe(draft);
    expect(moveItems(draft, new Set(['gone']), { groupId: 'g0' })).toBe(draft);
  });

  it('keeps the other groups as they are', () => {
    const next = moveItems(draft, new Set(['0.0']), { groupId: 'g1' });
    expect(next.groups[2]).toBe(draft.groups[2]);
  });
});

describe('Alt with an arrow', () => {
  it('moves rows past the next one', () => {
    expect(step(['0.1', '0.2'], -1)?.[0]).toEqual(['b|2', 'c|3', 'a|1', '|']);
    expect(step(['0.0', '0.1'], 1)?.[0]).toEqual(['c|3', 'a|1', 'b|2', '|']);
  });

  it('brings rows together that are apart', () => {
    expect(step(['0.0', '0.2'], 1)?.[1]).toEqual(['a|1', 'c|3', '|']);
    expect(step(['0.1', '2.0'], -1)).toEqual([['b|2', 'd|4', 'a|1', 'c|3', '|'], ['|'], ['|']]);
  });

  it('crosses into the next group, also an empty one', () => {
    expect(step(['0.2'], 1)).toEqual([
      ['a|1', 'b|2', '|'],
      ['c|3', '|'],
      ['d|4', '|'],
    ]);
    expect(step(['2.0'], -1)).toEqual([['a|1', 'b|2', 'c|3', '|'], ['d|4', '|'], ['|']]);
  });

  it('moves past several at once, at most to the end of the group', () => {
    const chosen = new Set(['0.0']);
    expect(stepTarget(draft, chosen, 1, 2)).toEqual({ groupId: 'g0', beforeItemId: '0.3' });
    expect(stepTarget(draft, chosen, 1, 10)).toEqual({ groupId: 'g0', beforeItemId: '0.3' });
    expect(stepTarget(draft, new Set(['0.2']), -1, 10)).toEqual({ groupId: 'g0', beforeItemId: '0.0' });
    expect(stepTarget(draft, new Set(['0.2']), 1, 10)).toEqual({ groupId: 'g1', beforeItemId: '1.0' });
  });

  it('ends at the first and the last place', () => {
    expect(step(['0.0'], -1)).toBeUndefined();
    expect(step(['2.0'], 1)).toBeUndefined();
    expect(step(['gone'], 1)).toBeUndefined();
    expect(step(['0.0', '0.2'], -1)?.[0]).toEqual(['a|1', 'c|3', 'b|2', '|']);
  });
});

describe('groups', () => {
  const ids = (next: typeof draft) => next.groups.map(({ id }) => id);

  it('move together before another or to the end', () => {
    expect(ids(moveGroups(draft, new Set(['g2', 'g0']), 'g1'))).toEqual(['g0', 'g2', 'g1']);
    expect(ids(moveGroups(draft, new Set(['g0']), undefined))).toEqual(['g1', 'g2', 'g0']);
    expect(moveGroups(draft, new Set(['g0']), 'g1')).toBe(draft);
  });

  it('step past the next group, and stop at the ends', () => {
    expect(ids(stepGroups(draft, new Set(['g0']), 1))).toEqual(['g1', 'g0', 'g2']);
    expect(ids(stepGroups(draft, new Set(['g2']), -1))).toEqual(['g0', 'g2', 'g1']);
    expect(stepGroups(draft, new Set(['g2']), 1)).toBe(draft);
    expect(stepGroups(draft, new Set(['g0']), -1)).toBe(draft);
    expect(stepGroups(draft, new Set(), -1)).toBe(draft);
  });
});
