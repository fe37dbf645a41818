import type { Random } from '../Random.ts';

/** A change of a file that has not been synced. */
type Pending = { at: number; bytes: Buffer } | { size: number };

/** What a power cut does to data that was not synced. */
export interface Tearing {
  random: Random;
  /** What the disk writes as a whole: 512 or 4096 bytes. */
  sector: number;
  /** How many of 100 unsynced sectors survive. */
  percent: number;
}

/** The bytes of a file: as they were when it was last synced, and what has been asked for since. */
export class SimulatedFile {
  #synced: Buffer = Buffer.alloc(0);
  #pending: Pending[] = [];

  write(at: number, bytes: Buffer): void {
    this.#pending.push({ at, bytes });
  }

  resize(size: number): void {
    this.#pending.push({ size });
  }

  sync(): void {
    if (this.#pending.length === 0) return;
    this.#synced = applied(this.#synced, this.#pending);
    this.#pending = [];
  }

  /**
   * The bytes that are there after a power cut: of what was not synced, each sector for itself is there or is not, and
   * the file has any of the sizes that it has had since. Without tearing, only what was synced.
   */
  survive(tearing: Tearing | null): Buffer {
    if (this.#pending.length === 0 || tearing === null) return this.#synced;
    const { random, sector, percent } = tearing;
    const sizes = this.#sizes();
    const isSized = random.below(sizes.length);
    const pieces = this.#pending.flatMap((change, index): Pending[] => {
      if ('size' in change) return index < isSized ? [change] : [];
      return split(change, sector).filter(() => random.below(100) < percent);
    });
    return applied(this.#synced, [...pieces, { size: sizes[isSized] ?? 0 }]);
  }

  /** The size when it was last synced, and after each change since. */
  #sizes(): number[] {
    const sizes = [this.#synced.length];
    for (const change of this.#pending) {
      const last = sizes.at(-1) ?? 0;
      sizes.push('size' in change ? change.size : Math.max(last, change.at + change.bytes.length));
    }
    return sizes;
  }
}

function split(
  { at, bytes }: { at: number; bytes: Buffer },
  sector: number,
): { at: number; bytes: Buffer }[] {
  const pieces: { at: number; bytes: Buffer }[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = Math.min(bytes.length, start + sector - ((at + start) % sector));
    pieces.push({ at: at + start, bytes: bytes.subarray(start, end) });
    start = end;
  }
  return pieces;
}

function applied(before: Buffer, changes: readonly Pending[]): Buffer {
  let size = before.length;
  const ends = changes.map((change) => ('size' in change ? change.size : change.at + change.bytes.length));
  const content = Buffer.alloc(Math.max(size, ...ends));
  before.copy(content);
  for (const change of changes) {
    if ('size' in change) {
      if (change.size < size) content.fill(0, change.size, size);
      size = change.size;
    } else {
      change.bytes.copy(content, change.at);
      size = Math.max(size, change.at + change.bytes.length);
    }
  }
  return content.subarray(0, size);
}
