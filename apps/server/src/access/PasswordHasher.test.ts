import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PasswordHasher } from './PasswordHasher.ts';

const cheap = { logCost: 4, blockSize: 1, parallelization: 1 };
const passwords = new PasswordHasher(cheap, randomBytes);

describe('PasswordHasher', () => {
  test('the right password fits, others do not', async () => {
    const hash = await passwords.hash('correct horse');
    expect(await passwords.verify('correct horse', hash)).toBe(true);
    expect(await passwords.verify('correct horsE', hash)).toBe(false);
    expect(await passwords.verify('', hash)).toBe(false);
  });

  test('the same password is hashed differently each time', async () => {
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
  });

  test('nothing fits where there is no hash', async () => {
    expect(await passwords.verify('anything', null)).toBe(false);
  });

  test('a hash keeps its own cost when the cost changes', async () => {
    const hash = await new PasswordHasher({ ...cheap, logCost: 5 }, randomBytes).hash('old');
    expect(hash).toContain('$scrypt$ln=5,r=1,p=1$');
    expect(await passwords.verify('old', hash)).toBe(true);
    expect(passwords.isOutdated(hash)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('new'))).toBe(false);
  });

  test('letters typed as one or as two code points are the same password', async () => {
    expect(await passwords.verify('e\u0301', await passwords.hash('é'))).toBe(true);
  });

  test('many at once all get their turn', async () => {
    const hashes = await Promise.all(Array.from({ length: 20 }, (_, index) => passwords.hash(`p${index}`)));
    const fits = await Promise.all(hashes.map((hash, index) => passwords.verify(`p${index}`, hash)));
    expect(fits).not.toContain(false);
  });

  test('a hash that cannot be read is a fault, not a wrong password', async () => {
    await expect(passwords.verify('x', 'plain')).rejects.toThrow('cannot be read');
  });
});
