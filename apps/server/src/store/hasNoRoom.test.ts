import { expect, test } from 'vitest';
import { hasNoRoom } from './hasNoRoom.ts';

const failed = (code: string) => Object.assign(new Error('It failed.'), { code });

test('a full disk is recognised by the errors of the system and the database, however deep', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    expect(hasNoRoom(failed(code))).toBe(true);
    expect(hasNoRoom(new Error('A query failed.', { cause: failed(code) }))).toBe(true);
  }
});

test('anything else is no full disk', () => {
  for (const other of [failed('EIO'), failed('53300'), new Error('ENOSPC'), 'ENOSPC', null])
    expect(hasNoRoom(other)).toBe(false);
});
