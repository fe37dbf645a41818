import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MergeChoice, MergeCollision } from '../types.ts';
import { chooseSide, countUndecided, nextUndecided } from './choices.ts';

const collision = (id: string): MergeCollision => ({
  id,
  kind: 'field',
  subject: 'Item',
  field: 'Label',
  base: 'a',
  mine: 'b',
  theirs: 'c',
  isEditable: true,
});
const collisions = ['a', 'b', 'c'].map(collision);

describe('countUndecided', () => {
  it('counts what has no choice', () => {
    expect(countUndecided(collisions, {})).toBe(3);
    expect(countUndecided(collisions, { a: 'mine', c: { value: '' }, other: 'theirs' })).toBe(1);
  });

  it('knows ids that every object has', () => {
    expect(countUndecided([collision('toString'), collision('__proto__')], {})).toBe(2);
  });
});

describe('chooseSide', () => {
  it('settles all, and leaves alone what is not in the list', () => {
    expect(chooseSide(collisions, { a: { value: 'x' }, other: 'mine' }, 'theirs')).toEqual({
      a: 'theirs',
      b: 'theirs',
      c: 'theirs',
      other: 'mine',
    });
  });
});

describe('nextUndecided', () => {
  it('goes round, and ends when all are settled', () => {
    expect(nextUndecided(collisions, {}, undefined)).toBe('a');
    expect(nextUndecided(collisions, {}, 'a')).toBe('b');
    expect(nextUndecided(collisions, { b: 'mine' }, 'a')).toBe('c');
    expect(nextUndecided(collisions, { c: 'mine' }, 'b')).toBe('a');
    expect(nextUndecided(collisions, { a: 'mine', b: 'mine', c: 'mine' }, 'b')).toBeUndefined();
  });

  it('reaches every one that is not settled, one after the other', () => {
    const choice = fc.constantFrom<MergeChoice | undefined>('mine', 'theirs', undefined);
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 12 }), (given) => {
        const all = given.map((_, index) => collision(`c${index}`));
        let choices = Object.fromEntries(
          given.flatMap((one, index) => (one ? [[`c${index}`, one] as const] : [])),
        );
        let at: string | undefined;
        let steps = 0;
        const open = countUndecided(all, choices);
        for (let next = nextUndecided(all, choices, at); next; next = nextUndecided(all, choices, at)) {
          at = next;
          choices = { ...choices, [next]: 'mine' };
          steps += 1;
        }
        expect(steps).toBe(open);
        expect(countUndecided(all, choices)).toBe(0);
      }),
    );
  });
});
