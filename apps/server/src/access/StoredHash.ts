/** The cost of one argon2id hash. */
export interface PasswordCost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** The cost of a hash of earlier releases; memory is 128 * blockSize * 2^logCost bytes. */
interface ScryptCost {
  logCost: number;
  blockSize: number;
  parallelization: number;
}

/** A hash taken apart. */
export type StoredHash = { salt: Buffer; key: Buffer } & (
  | { algorithm: 'argon2id'; cost: PasswordCost }
  | { algorithm: 'scrypt'; cost: ScryptCost }
);

/** `v=19` is version 1.3 of Argon2, the only one that node:crypto knows. */
const argon2Pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const scryptPattern = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Reads a stored hash. Throws for one that is of neither form. */
export function parseHash(hash: string): StoredHash {
  const argon2 = argon2Pattern.exec(hash);
  if (argon2) {
    const [memory = 0, passes = 0, parallelism = 0] = argon2.slice(1, 4).map(Number);
    return { algorithm: 'argon2id', cost: { memory, passes, parallelism }, ...readBytes(argon2) };
  }
  const scrypt = scryptPattern.exec(hash);
  if (!scrypt) throw new Error('A stored password hash cannot be read.');
  const [logCost = 0, blockSize = 0, parallelization = 0] = scrypt.slice(1, 4).map(Number);
  return { algorithm: 'scrypt', cost: { logCost, blockSize, parallelization }, ...readBytes(scrypt) };
}

/** The hash as a PHC string, as other programs write it, too. */
export function formatHash({ cost, salt, key }: StoredHash & { algorithm: 'argon2id' }): string {
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(key)}`;
}

/** Node reads either alphabet of base64; hashes made with scrypt have that of addresses. */
function readBytes({ 4: salt = '', 5: key = '' }: RegExpExecArray): { salt: Buffer; key: Buffer } {
  return { salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
}

/** PHC strings have no padding. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
