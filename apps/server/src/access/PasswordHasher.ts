import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyLength = 32;
const saltLength = 16;
/** Each one works in memory of its own, and on a thread that files and DNS need too. */
const atOnce = 2;

/** The cost of one hash; memory is 128 * blockSize * 2^logCost bytes. */
export interface PasswordCost {
  logCost: number;
  blockSize: number;
  parallelization: number;
}

/** OWASP's recommendation for 32 MiB. */
export const defaultPasswordCost: PasswordCost = { logCost: 15, blockSize: 8, parallelization: 3 };

/** Hashes passwords with scrypt, on other threads and a few at a time, so that the event loop never waits. */
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
    const { logCost, blockSize, parallelization } = this.#cost;
    const salt = this.#random(saltLength);
    const key = await this.#derive(password, salt, this.#cost);
    return `$scrypt$ln=${logCost},r=${blockSize},p=${parallelization}$${encode(salt)}$${encode(key)}`;
  }

  /** Whether the password fits the hash. Takes as long when there is no hash, and then answers false. */
  async verify(password: string, hash: string | null): Promise<boolean> {
    this.#decoy ??= this.hash(encode(this.#random(saltLength)));
    const { cost, salt, key } = parse(hash ?? (await this.#decoy));
    const derived = await this.#derive(password, salt, cost);
    return timingSafeEqual(derived, key) && hash !== null;
  }

  /** Whether the hash was made at another cost than hashes are now. */
  isOutdated(hash: string): boolean {
    const { cost } = parse(hash);
    const { logCost, blockSize, parallelization } = this.#cost;
    return (
      cost.logCost !== logCost || cost.blockSize !== blockSize || cost.parallelization !== parallelization
    );
  }

  async #derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
    while (this.#running >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
    try {
      return await scryptAsync(password.normalize('NFKC'), salt, keyLength, {
        N: 2 ** cost.logCost,
        r: cost.blockSize,
        p: cost.parallelization,
        maxmem: 256 * cost.blockSize * 2 ** cost.logCost,
      });
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}

function parse(hash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const parts = /^\$scrypt\$ln=(?<ln>\d+),r=(?<r>\d+),p=(?<p>\d+)\$(?<salt>[\w-]+)\$(?<key>[\w-]+)$/.exec(
    hash,
  )?.groups;
  if (!parts) throw new Error('A stored password hash cannot be read.');
  const { ln, r, p, salt = '', key = '' } = parts;
  return {
    cost: { logCost: Number(ln), blockSize: Number(r), parallelization: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64url');
}
