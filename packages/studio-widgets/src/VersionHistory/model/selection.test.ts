import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VersionSelection } from '../types.ts';
import { canBe, getComparedVersions, selectOne, selectTwo } from './selection.ts';

const versions = ['v3', 'v2', 'v1'].map((id) => ({ id }));
const one = (id: string, against: 'before' | 'now' = 'before'): VersionSelection => ({
  kind: 'one',
  id,
  with: against,
});

describe('comparedVersions', () => {
  it('takes the version before', () => {
    expect(getComparedVersions(one('v3'), versions, 3)).toEqual({ older: 'v2', newer: 'v3' });
  });

  it('knows that nothing is before the first, and that one may not be loaded yet', () => {
    expect(getComparedVersions(one('v1'), versions, 3)).toEqual({ older: null, newer: 'v1' });
    expect(getComparedVersions(one('v1'), versions, 9)).toEqual({ older: undefined, newer: 'v1' });
    expect(getComparedVersions(one('gone'), versions, 3)).toEqual({ older: undefined, newer: 'gone' });
  });

  it('takes what is there now, or the two that were chosen', () => {
    expect(getComparedVersions(one('v1', 'now'), versions, 3)).toEqual({ older: 'v1', newer: null });
    const two: VersionSelection = { kind: 'two', from: 'v1', to: 'v3' };
    expect(getComparedVersions(two, versions, 3)).toEqual({ older: 'v1', newer: 'v3' });
  });
});

describe('selectTwo and selectOne', () => {
  it('keep what was selected', () => {
    expect(selectTwo(one('v3'), versions)).toEqual({ kind: 'two', from: 'v2', to: 'v3' });
    expect(selectOne({ kind: 'two', from: 'v1', to: 'v2' })).toEqual(one('v2'));
    expect(selectOne(one('v2', 'now'))).toEqual(one('v2', 'now'));
  });

  it('start with the newest when nothing is selected', () => {
    expect(selectTwo(null, versions)).toEqual({ kind: 'two', from: 'v2', to: 'v3' });
    expect(selectOne(null)).toBeNull();
  });

  it('know that it takes two', () => {
    expect(selectTwo(one('v1'), [{ id: 'v1' }])).toBeNull();
    expect(selectTwo(null, [])).toBeNull();
  });

  it('always give an older and a newer version', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.nat(9), (count, at) => {
        const all = Array.from({ length: count }, (_, index) => ({ id: `v${count - index}` }));
        const two = selectTwo(one(`v${at}`), all);
        expect(two).toMatchObject({ kind: 'two' });
        if (two?.kind !== 'two') return;
        expect(canBe('from', two.from, two, all)).toBe(true);
        expect(canBe('to', two.to, two, all)).toBe(true);
        expect(canBe('to', two.from, two, all)).toBe(false);
      }),
    );
  });
});
