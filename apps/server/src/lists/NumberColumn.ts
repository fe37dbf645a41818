import { compactArray } from './compactArray.ts';

type Cells = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const smallest = 64;

/** Numbers by slot, in cells no wider than the largest of them needs: 1, 2, 4 or 8 bytes. */
export class NumberColumn {
  #cells: Cells = new Uint8Array(smallest);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** 0 where nothing was written. */
  at(slot: number): number {
    return this.#cells[slot] ?? 0;
  }

  push(value: number): void {
    this.set(this.#length, value);
  }

  /** Slots that are left out hold 0. */
  set(slot: number, value: number): void {
    this.#makeRoom(slot + 1, value);
    this.#cells[slot] = value;
    this.#length = Math.max(this.#length, slot + 1);
  }

  /** Keeps the values of these slots, in this order, as the slots from 0 on. */
  keep(slots: Uint32Array): void {
    this.#cells = compactArray(this.#cells, slots);
    this.#length = slots.length;
  }

  #makeRoom(length: number, value: number): void {
    const isFitting = fits(this.#cells, value);
    const isLongEnough = length <= this.#cells.length;
    if (isFitting && isLongEnough) return;
    const size = isLongEnough ? this.#cells.length : Math.max(length, Math.ceil(this.#cells.length * 1.5));
    const wider = isFitting ? newLike(this.#cells, size) : newFor(value, this.#cells, size);
    wider.set(this.#cells);
    this.#cells = wider;
  }
}

function fits(cells: Cells, value: number): boolean {
  if (cells instanceof Float64Array) return true;
  return Number.isInteger(value) && value >= 0 && value < 2 ** (8 * cells.BYTES_PER_ELEMENT);
}

function newLike(cells: Cells, size: number): Cells {
  if (cells instanceof Float64Array) return new Float64Array(size);
  if (cells instanceof Uint32Array) return new Uint32Array(size);
  return cells instanceof Uint16Array ? new Uint16Array(size) : new Uint8Array(size);
}

/** Never narrower than the cells that there are. */
function newFor(value: number, cells: Cells, size: number): Cells {
  const isWhole = Number.isInteger(value) && value >= 0;
  if (isWhole && value < 2 ** 16 && cells instanceof Uint8Array) return new Uint16Array(size);
  if (isWhole && value < 2 ** 32) return new Uint32Array(size);
  return new Float64Array(size);
}
