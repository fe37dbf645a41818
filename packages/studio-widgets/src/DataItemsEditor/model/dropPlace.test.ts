import { describe, expect, it } from 'vitest';
import { findGroupDrop, findItemDrop } from './dropPlace.ts';
import { countRows, createLayout } from './layout.ts';
import { draftOf } from './testing/draftOf.ts';

const draft = draftOf(
  { name: 'A', rows: [['a', '1'], ['b', '2'], ['']] },
  { name: 'B', rows: [['c', '3'], ['']] },
);
const layout = createLayout(countRows(draft));

describe('where rows land', () => {
  const at = (y: number) => {
    const drop = findItemDrop(draft, layout, y);
    return drop?.kind === 'items' ? drop.target : undefined;
  };

  it('is the nearest edge between two rows', () => {
    const top = layout.topOfRow(0, 0);
    expect(at(top + 17)).toEqual({ groupId: 'g0', beforeItemId: '0.0' });
    expect(at(top + 19)).toEqual({ groupId: 'g0', beforeItemId: '0.1' });
    expect(findItemDrop(draft, layout, top + 19)?.top).toBe(layout.topOfRow(0, 1));
  });

  it('is the end of the group over its blank row and below', () => {
    expect(at(layout.topOfRow(0, 2) + 30)).toEqual({ groupId: 'g0', beforeItemId: undefined });
    expect(at(layout.height + 500)).toEqual({ groupId: 'g1', beforeItemId: undefined });
  });

  it('is the first place over a group’s name', () => {
    expect(at(layout.sliceWithoutRows(1).top + 5)).toEqual({ groupId: 'g1', beforeItemId: '1.0' });
    expect(at(-50)).toEqual({ groupId: 'g0', beforeItemId: '0.0' });
  });
});

describe('where groups land', () => {
  it('is before or behind the group under the pointer, by its half', () => {
    const second = layout.sliceWithoutRows(1);
    expect(findGroupDrop(draft, layout, 10)).toMatchObject({ before: 'g0' });
    expect(findGroupDrop(draft, layout, second.top + 3)).toMatchObject({ before: 'g1', top: second.top - 8 });
    expect(findGroupDrop(draft, layout, second.top + second.height)).toMatchObject({ before: undefined });
  });
});
