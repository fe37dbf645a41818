import type { Position } from './Position.ts';
import { shorten } from './shorten.ts';

/** As many as the contract shows. */
const kept = 1000;

/** Refusals: the first by line, and how many there are in all. */
export class RefusalList {
  #refusals: Refusal[] = [];
  #count = 0;

  /** Those of several lists. */
  static of(...lists: readonly RefusalList[]): RefusalList {
    const all = new RefusalList();
    for (const list of lists) {
      all.#refusals.push(...list.#refusals);
      all.#count += list.#count;
    }
    return all;
  }

  get count(): number {
    return this.#count;
  }

  /** The first 1,000 by line and column; those without a place last. */
  get first(): Refusal[] {
    return this.#refusals.toSorted((left, right) => order(left, right)).slice(0, kept);
  }

  add({ message, name, ...refusal }: Refusal): void {
    this.#count += 1;
    this.#refusals.push({
      ...refusal,
      message: shorten(message),
      name: name === null ? null : shorten(name),
    });
    // A file of nothing but faults must not fill the memory.
    if (this.#refusals.length > 2 * kept) this.#refusals = this.first;
  }
}

function order({ position: left }: Refusal, { position: right }: Refusal): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return left.line - right.line || (left.column ?? 0) - (right.column ?? 0);
}

/** Why something of a file cannot be restored. */
interface Refusal {
  message: string;
  /** Null when no place in the file is to blame. */
  position: Position | null;
  /** The section's name. */
  section: string | null;
  /** The document's name, as far as it is known. */
  name: string | null;
}
