import { argon2, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { formatHash, type PasswordCost, parseHash, type StoredHash } from './StoredHash.ts';

const argon2Async = promisify(argon2);
const scryptAsync = promisify<string, Buffer, number, object, Buffer>(scrypt);
const keyLength = 32;
const saltLength = 16;
/** Each one works in memory of its own, and on a thread that files and DNS need too. */
const atOnce = 2;

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
export const defaultPasswordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

/**
 * Hashes passwords with argon2id, on other threads and a few at a time, so that the event loop never waits. Hashes that
 * were made with scrypt can still be verified, and are outdated.
 */
export class PasswordHasher {
  readonly #cost: PasswordCost;
  readonly #random: (size: number) => Buffer;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #decoy: Promise<string> | null = null;

  constructor(cost: PasswordCost, random: (size: number) => Buffer) {
    this.#cost = cost;
    this.#random = random;
  }

  /** The hash with its salt and cost, as a PHC string. */
  async hash(password: string): Promise<string> {
    const salt = this.#random(saltLength);
    const made = { algorithm: 'argon2id', cost: this.#cost, salt } as const;
    const key = await this.#derive(password, { ...made, key: Buffer.alloc(keyLength) });
    return formatHash({ ...made, key });
  }

  /** Whether the password fits the hash. Takes as long when there is no hash, and then answers false. */
  async verify(password: string, hash: string | null): Promise<boolean> {
    this.#decoy ??= this.hash(this.#random(saltLength).toString('hex'));
    const stored = parseHash(hash ?? (await this.#decoy));
    const derived = await this.#derive(password, stored);
    return timingSafeEqual(derived, stored.key) && hash !== null;
  }

  /** Whether the hash was made in another way, or at another cost, than hashes are now. */
  isOutdated(hash: string): boolean {
    const stored = parseHash(hash);
    if (stored.algorithm !== 'argon2id') return true;
    const { memory, passes, parallelism } = this.#cost;
    const { cost } = stored;
    return cost.memory !== memory || cost.passes !== passes || cost.parallelism !== parallelism;
  }

  async #derive(password: string, stored: StoredHash): Promise<Buffer> {
    while (this.#running >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
    try {
      return await deriveKey(password.normalize('NFKC'), stored);
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}

function deriveKey(message: string, { salt, key, ...made }: StoredHash): Promise<Buffer> {
  if (made.algorithm === 'argon2id') {
    return argon2Async('argon2id', { ...made.cost, message, nonce: salt, tagLength: key.length });
  }
  const { logCost, blockSize, parallelization } = made.cost;
  return scryptAsync(message, salt, key.length, {
    N: 2 ** logCost,
    r: blockSize,
    p: parallelization,
    maxmem: 256 * blockSize * 2 ** logCost,
  });
}
