import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { diffOutlines } from './diffOutlines.ts';
import { fieldOf } from './fieldsOf.ts';
import { mergeOutlines } from './mergeOutlines.ts';
import type { Choice, Choices, Collision, Outline, Side, ThreeOutlines } from './Outline.ts';
import { outlineVersions } from './testing/arbitraryOutlines.ts';
import { isUnder, keysWithin, lostChanges } from './testing/lostChanges.ts';
import { pictureOf } from './testing/pictures.ts';

const often = { numRuns: runs(1000) };
const picks = fc.array(fc.constantFrom<Choice>('mine', 'theirs', 'mine', { value: 'chosen' }), {
  minLength: 1,
  maxLength: 6,
});

test('with a side that changed nothing, and with equal sides, there is nothing to merge', () => {
  fc.assert(
    fc.property(outlineVersions(), ({ base, mine }) => {
      for (const merge of [
        mergeOutlines(base, mine, base),
        mergeOutlines(base, base, mine),
        mergeOutlines(base, mine, new Map(mine)),
      ]) {
        expect(pictureOf(merge.merged)).toBe(pictureOf(mine));
        expect(merge.collisions).toEqual([]);
      }
    }),
    often,
  );
});

test('it does not matter which side is mine', () => {
  fc.assert(
    fc.property(outlineVersions(), picks, (versions, chosen) => {
      const { base, mine, theirs } = versions;
      const { collisions } = mergeOutlines(base, mine, theirs);
      const swappedCollisions = mergeOutlines(base, theirs, mine).collisions;
      expect(byId(swappedCollisions.map(swapCollision))).toEqual(byId(collisions));
      const choices = choose(collisions, chosen);
      const swapped = Object.fromEntries(
        Object.entries(choices).map(([id, choice]) => [id, swapSide(choice)]),
      );
      expect(pictureOf(mergeOutlines(base, theirs, mine, swapped).merged)).toBe(
        pictureOf(mergeOutlines(base, mine, theirs, choices).merged),
      );
    }),
    often,
  );
});

test('what is chosen neither adds nor takes away collisions', () => {
  fc.assert(
    fc.property(outlineVersions(), picks, ({ base, mine, theirs }, chosen) => {
      const { collisions } = mergeOutlines(base, mine, theirs);
      expect(new Set(collisions.map(({ id }) => id)).size).toBe(collisions.length);
      expect(mergeOutlines(base, mine, theirs, choose(collisions, chosen)).collisions).toEqual(collisions);
    }),
    often,
  );
});

test('the parent of every entry exists and comes before it', () => {
  fc.assert(
    fc.property(outlineVersions(), picks, ({ base, mine, theirs }, chosen) => {
      const { collisions } = mergeOutlines(base, mine, theirs);
      const { merged } = mergeOutlines(base, mine, theirs, choose(collisions, chosen));
      const seen = new Set<string | null>([null]);
      for (const [key, entry] of merged) {
        expect(entry.key).toBe(key);
        expect(seen).toContain(entry.parent);
        seen.add(key);
      }
    }),
    often,
  );
});

test('no change of either side is missing', () => {
  fc.assert(
    fc.property(outlineVersions(), picks, ({ base, mine, theirs }, chosen) => {
      const { collisions } = mergeOutlines(base, mine, theirs);
      const choices = choose(collisions, chosen);
      const merge = mergeOutlines(base, mine, theirs, choices);
      expect(lostChanges({ base, mine, theirs }, merge)).toEqual([]);
      const swapped = { ...merge, myChanges: merge.theirChanges, theirChanges: merge.myChanges };
      expect(lostChanges({ base, mine: theirs, theirs: mine }, swapped)).toEqual([]);
    }),
    often,
  );
});

test('what neither side touched is as it was', () => {
  fc.assert(
    fc.property(outlineVersions(), ({ base, mine, theirs }) => {
      const { merged, myChanges, theirChanges } = mergeOutlines(base, mine, theirs);
      const touched = new Set([...myChanges, ...theirChanges].map(({ key }) => key));
      const unexpected = diffOutlines(base, merged).filter(
        (change) =>
          change.kind !== 'moved' && !touched.has(change.key) && !isUnder(change.key, touched, base),
      );
      expect(unexpected).toEqual([]);
    }),
    often,
  );
});

test('choices are respected', () => {
  fc.assert(
    fc.property(outlineVersions(), picks, (versions, chosen) => {
      const { base, mine, theirs } = versions;
      const { collisions } = mergeOutlines(base, mine, theirs);
      const choices = choose(collisions, chosen);
      const { merged } = mergeOutlines(base, mine, theirs, choices);
      for (const collision of collisions) expectChosen(collision, choices, versions, merged);
    }),
    often,
  );
});

test('the order of a side counts where the other moved nothing', () => {
  fc.assert(
    fc.property(outlineVersions(), ({ base, mine, theirs }) => {
      const { merged, theirChanges, collisions } = mergeOutlines(base, mine, theirs);
      if (theirChanges.some(({ kind }) => kind === 'moved') || collisions.length > 0) return;
      const isOurs = (key: string) => mine.get(key)?.parent === merged.get(key)?.parent && merged.has(key);
      const order = (outline: Outline) => pictureOf(new Map([...outline].filter(([key]) => isOurs(key))));
      const shape = (outline: Outline) => order(outline).replaceAll(/^( *\w+ \w+).*$/gm, '$1');
      expect(shape(merged)).toBe(shape(mine));
    }),
    often,
  );
});

function choose(collisions: readonly Collision[], chosen: readonly Choice[]): Choices {
  return Object.fromEntries(
    collisions.map(({ id, kind }, index) => {
      const choice = chosen[index % chosen.length] ?? 'mine';
      return [id, kind !== 'field' && typeof choice === 'object' ? 'theirs' : choice];
    }),
  );
}

function swapSide(choice: Choice): Choice {
  if (typeof choice === 'object') return choice;
  return choice === 'mine' ? 'theirs' : 'mine';
}

function swapCollision(collision: Collision): Collision {
  if (collision.kind === 'field') return { ...collision, mine: collision.theirs, theirs: collision.mine };
  if (collision.kind === 'place') return collision;
  return { ...collision, removedBy: collision.removedBy === 'mine' ? 'theirs' : 'mine' };
}

function byId(collisions: readonly Collision[]): readonly Collision[] {
  return collisions.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function expectChosen(
  collision: Collision,
  choices: Choices,
  versions: ThreeOutlines,
  merged: Outline,
): void {
  const choice = choices[collision.id] ?? 'mine';
  const side = choice === 'theirs' ? 'theirs' : 'mine';
  const entry = merged.get(collision.key);
  if (collision.kind === 'place')
    for (const key of [collision.key, ...collision.others])
      expect(merged.get(key)?.parent).toBe(versions[side].get(key)?.parent);
  if (collision.kind === 'removal') expectRemovalChosen(collision, side, versions, merged);
  if (collision.kind === 'field' && entry !== undefined) {
    const value = typeof choice === 'object' ? choice.value : collision[choice];
    expect(fieldOf(entry, collision.field)).toBe(value);
  }
}

/** All of it is back, or what is left of it holds something. */
function expectRemovalChosen(
  { key, removedBy }: Extract<Collision, { kind: 'removal' }>,
  side: Side,
  versions: ThreeOutlines,
  merged: Outline,
): void {
  const { base } = versions;
  const [remover, keeper] = [versions[removedBy], versions[removedBy === 'mine' ? 'theirs' : 'mine']];
  const others = new Set(remover.keys());
  const removed = keysWithin(key, keeper).filter((each) => !isUnder(each, others, keeper));
  if (side !== removedBy) expect(removed.filter((each) => !merged.has(each))).toEqual([]);
  else {
    const left = removed.filter((each) => base.has(each) && merged.has(each));
    expect(left.filter((each) => keysWithin(each, merged).length === 1)).toEqual([]);
  }
}
