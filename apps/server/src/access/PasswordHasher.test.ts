import { randomBytes, scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { defaultPasswordCost, PasswordHasher } from './PasswordHasher.ts';

const cheap = { memory: 8, passes: 1, parallelism: 1 };
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
    const hash = await new PasswordHasher({ ...cheap, memory: 16 }, randomBytes).hash('old');
    expect(hash).toContain('$argon2id$v=19$m=16,t=1,p=1$');
    expect(await passwords.verify('old', hash)).toBe(true);
    expect(passwords.isOutdated(hash)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('new'))).toBe(false);
  });

  test.each([{ memory: 16 }, { passes: 2 }, { parallelism: 2, memory: 16 }])(
    '%j is another cost',
    async (other) => {
      const hash = await new PasswordHasher({ ...cheap, ...other }, randomBytes).hash('old');
      expect(passwords.isOutdated(hash)).toBe(true);
    },
  );

  test('a hash of an earlier release, made with scrypt, still fits, and is outdated', async () => {
    const salt = Buffer.alloc(16, 251);
    const key = scryptSync('correct horse', salt, 32, { N: 32, r: 8, p: 3 });
    const hash = `$scrypt$ln=5,r=8,p=3$${salt.toString('base64url')}$${key.toString('base64url')}`;
    expect(await passwords.verify('correct horse', hash)).toBe(true);
    expect(await passwords.verify('correct horsE', hash)).toBe(false);
    expect(passwords.isOutdated(hash)).toBe(true);
  });

  test('a hash that another program made with argon2id is understood', async () => {
    const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await passwords.verify('password', hash)).toBe(true);
    expect(await passwords.verify('passwore', hash)).toBe(false);
  });

  test('the cost of a hash is at least the minimum that OWASP names, and the event loop goes on meanwhile', async () => {
    expect(defaultPasswordCost).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
    let isHashed = false;
    const hashing = new PasswordHasher(defaultPasswordCost, randomBytes).hash('dear').then((hash) => {
      isHashed = true;
      return hash;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isHashed).toBe(false);
    expect(await hashing).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
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
