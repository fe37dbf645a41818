import { NumberColumn } from './NumberColumn.ts';
import { TextPool, type TextRange } from './TextPool.ts';

const isHex = /^(?:[0-9a-f]{2})+$/;
const smallest = 256;

/** Ids by slot, and the slot that an id has now. Ids of hexadecimal digits, which all new ones are, take half their length. */
export class IdTable {
  readonly #texts = new TextPool();
  readonly #packed = new NumberColumn();
  /** Open addressing: slots plus one; 0 is free. */
  #cells = new Uint32Array(smallest);
  #used = 0;

  push(id: string): void {
    const canPack = isHex.test(id);
    this.#packed.push(canPack ? 1 : 0);
    this.#texts.push(id, canPack ? 'hex' : 'utf8');
  }

  at(slot: number): string {
    return this.#texts.at(slot, this.#packed.at(slot) === 1 ? 'hex' : 'utf8');
  }

  /** Undefined for an id that no slot was entered for. */
  slotOf(id: string): number | undefined {
    const isPacked = isHex.test(id);
    const bytes = Buffer.from(id, isPacked ? 'hex' : 'utf8');
    const wanted = { bytes, start: 0, end: bytes.length, packed: isPacked ? 1 : 0 };
    const cell = this.#cells[this.#find(wanted)] ?? 0;
    return cell === 0 ? undefined : cell - 1;
  }

  /** Makes room for this many ids, so that entering them need not. */
  reserve(count: number): void {
    if (count * 1.5 > this.#cells.length)
      this.#enterAll(
        this.#cells.filter((cell) => cell !== 0),
        count,
      );
  }

  /** Makes a slot the one of its id. Answers the one that it was before. */
  enter(slot: number): number | undefined {
    const place = this.#find(this.#bytesOf(slot));
    const before = this.#cells[place] ?? 0;
    this.#cells[place] = slot + 1;
    if (before !== 0) return before - 1;
    this.#used += 1;
    this.reserve(this.#used);
    return undefined;
  }

  /** Keeps the ids of these slots, in this order, as the slots from 0 on, and enters them. */
  keep(slots: Uint32Array): void {
    this.#texts.keep(slots);
    this.#packed.keep(slots);
    this.#enterAll(Uint32Array.from(slots, (_, slot) => slot + 1));
  }

  #enterAll(cells: Uint32Array, count = cells.length): void {
    this.#cells = new Uint32Array(Math.max(smallest, count * 2));
    this.#used = cells.length;
    for (const cell of cells) this.#cells[this.#find(this.#bytesOf(cell - 1))] = cell;
  }

  /** The cell of an id, or the free one where it belongs. */
  #find(id: IdBytes): number {
    let place = hashOf(id) % this.#cells.length;
    for (;;) {
      const cell = this.#cells[place] ?? 0;
      if (cell === 0 || this.#isSame(cell - 1, id)) return place;
      place = (place + 1) % this.#cells.length;
    }
  }

  #isSame(slot: number, { bytes, start, end, packed }: IdBytes): boolean {
    const own = this.#texts.range(slot);
    if (own.end - own.start !== end - start || this.#packed.at(slot) !== packed) return false;
    for (let index = end - start - 1; index >= 0; index -= 1) {
      if (own.bytes[own.start + index] !== bytes[start + index]) return false;
    }
    return true;
  }

  #bytesOf(slot: number): IdBytes {
    return { ...this.#texts.range(slot), packed: this.#packed.at(slot) };
  }
}

interface IdBytes extends TextRange {
  packed: number;
}

/** FNV-1a. */
function hashOf({ bytes, start, end }: IdBytes): number {
  let hash = 0x811c9dc5;
  for (let index = start; index < end; index += 1) hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
  return hash >>> 0;
}
