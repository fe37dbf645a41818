import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { diffOutlines } from './diffOutlines.ts';
import type { Change } from './Outline.ts';
import { revertChange } from './revertChange.ts';
import { outlineVersions } from './testing/arbitraryOutlines.ts';
import { pictureOf } from './testing/pictures.ts';

const often = { numRuns: runs(1000) };

test('there are no changes exactly when both say the same', () => {
  fc.assert(
    fc.property(outlineVersions(), ({ mine, theirs }) => {
      expect(diffOutlines(mine, theirs).length === 0).toBe(pictureOf(mine) === pictureOf(theirs));
      expect(diffOutlines(mine, new Map(mine))).toEqual([]);
    }),
    often,
  );
});

test('both ways have the same facts', () => {
  const opposite = { added: 'removed', removed: 'added', changed: 'changed' } as const;
  fc.assert(
    fc.property(outlineVersions(), ({ base, mine }) => {
      const there = diffOutlines(base, mine).flatMap(({ kind, key }) =>
        kind === 'moved' ? [] : [`${opposite[kind]} ${key}`],
      );
      const back = diffOutlines(mine, base).flatMap(({ kind, key }) =>
        kind === 'moved' ? [] : [`${kind} ${key}`],
      );
      expect(back.toSorted()).toEqual(there.toSorted());
    }),
    often,
  );
});

test('reverting all changes, in any order, gives what was before', () => {
  fc.assert(
    fc.property(outlineVersions(), fc.infiniteStream(fc.nat()), ({ base, mine }, picks) => {
      const left = [...diffOutlines(base, mine)];
      let outline = mine;
      while (left.length > 0) {
        const [change] = left.splice((picks.next().value ?? 0) % left.length, 1);
        if (change !== undefined) outline = revertChange(base, outline, change);
      }
      expect(pictureOf(outline)).toBe(pictureOf(base));
    }),
    often,
  );
});

test('reverting a change takes back nothing else', () => {
  fc.assert(
    fc.property(outlineVersions(), fc.nat(), ({ base, mine }, pick) => {
      const changes = diffOutlines(base, mine);
      const change = changes[pick % Math.max(changes.length, 1)];
      if (change === undefined) return;
      const others = changes.filter((each) => each !== change);
      const left = diffOutlines(base, revertChange(base, mine, change));
      if (change.kind === 'changed') expect(left).toEqual(others);
      expect(left).not.toContainEqual(change);
      expect(byKey(left, 'changed')).toEqual(byKey(others, 'changed'));
      expect(byKey(others, 'moved')).toEqual(expect.arrayContaining(byKey(left, 'moved')));
      expect(byKey(others, 'added')).toEqual(expect.arrayContaining(byKey(left, 'added')));
    }),
    often,
  );
});

function byKey(changes: readonly Change[], kind: Change['kind']): string[] {
  return changes
    .flatMap((each) =>
      each.kind === kind ? [`${each.key} ${each.kind === 'changed' ? each.field : ''}`] : [],
    )
    .toSorted();
}
