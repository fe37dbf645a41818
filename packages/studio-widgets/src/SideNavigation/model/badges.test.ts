import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SideNavigationItem } from '../types.ts';
import { countBadge, nameWithBadge, toneOfBadge } from './badges.ts';

const place = (rest: Partial<SideNavigationItem> = {}): SideNavigationItem => ({
  id: 'a',
  label: 'A',
  href: '#a',
  ...rest,
});

describe('the badge of a place', () => {
  it('counts nothing by default', () => {
    expect(countBadge(place())).toBe(0);
    expect(toneOfBadge(place())).toBe('accent');
  });

  it('is its own number, whatever is inside', () => {
    expect(countBadge(place({ badge: 0, children: [place({ badge: 3 })] }))).toBe(0);
  });

  it('takes the tone of the first place inside that counts something', () => {
    const children = [place({ badge: 0, badgeTone: 'bad' }), place({ badge: 2, badgeTone: 'warning' })];
    expect(toneOfBadge(place({ children }))).toBe('warning');
    expect(toneOfBadge(place({ children, badgeTone: 'good' }))).toBe('good');
  });

  it('is part of the name of the place', () => {
    const labels = { badge: (count: number) => `${count} to do`, done: 'done' };
    expect(nameWithBadge(place({ badge: 2, isDone: true }), labels)).toBe('A, 2 to do');
    expect(nameWithBadge(place(), labels)).toBe('A');
    expect(nameWithBadge(place({ badge: 0, isDone: true }), labels)).toBe('A, done');
  });

  it('is the sum of everything inside, at any depth', () => {
    const leaf = fc.nat(50).map((badge) => place({ badge }));
    const tree = fc.letrec<{ node: SideNavigationItem; branch: SideNavigationItem }>((tie) => ({
      node: fc.oneof({ maxDepth: 4 }, leaf, tie('branch')),
      branch: fc.array(tie('node'), { maxLength: 4 }).map((children) => place({ children })),
    })).branch;
    const leaves = ({ badge = 0, children }: SideNavigationItem): number[] =>
      children?.flatMap(leaves) ?? [badge];
    fc.assert(
      fc.property(tree, (item) => {
        expect(countBadge(item)).toBe(leaves(item).reduce((sum, count) => sum + count, 0));
      }),
    );
  });
});
