import { describe, expect, it } from 'vitest';
import { diffPresence } from './diffPresence.ts';

const person = (id: string, name = id) => ({ id, name });

describe('diffPresence', () => {
  it('returns who came and who left', () => {
    const { joined, left } = diffPresence([person('a'), person('b')], [person('b'), person('c')]);
    expect(joined).toEqual([person('c')]);
    expect(left).toEqual([person('a')]);
  });

  it('is silent when somebody only changed', () => {
    expect(diffPresence([person('a')], [person('a', 'Ada')])).toEqual({ joined: [], left: [] });
  });
});
