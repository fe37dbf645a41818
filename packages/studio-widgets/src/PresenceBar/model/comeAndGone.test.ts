import { describe, expect, it } from 'vitest';
import { comeAndGone } from './comeAndGone.ts';

const person = (id: string, name = id) => ({ id, name });

describe('comeAndGone', () => {
  it('tells who came and who left', () => {
    const { joined, left } = comeAndGone([person('a'), person('b')], [person('b'), person('c')]);
    expect(joined).toEqual([person('c')]);
    expect(left).toEqual([person('a')]);
  });

  it('is silent when somebody only changed', () => {
    expect(comeAndGone([person('a')], [person('a', 'Ada')])).toEqual({ joined: [], left: [] });
  });
});
