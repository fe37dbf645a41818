import { NumberColumn } from './NumberColumn.ts';
import { rankTexts } from './rankTexts.ts';
import { compareTexts } from './rowOrder.ts';
import type { SortKeys } from './SortKeys.ts';
import { sliceTime } from './sliceTime.ts';
import { TextPool } from './TextPool.ts';

const largestKey = 2 ** 32 - 1;
const widestGap = 2 ** 20;

/** New texts that sort as equal, and where they belong. */
interface NewGroup {
  text: string;
  slots: number[];
  /** How many slots of the order come before it. */
  position: number;
}

/**
 * Keys of texts of which most are different. Only keys are kept, with gaps for the texts to come; where a gap is used up all keys
 * are made anew. Texts that sort as equal have the same key.
 */
export class TextKeys implements SortKeys {
  readonly #read: (slot: number) => string;
  readonly #keys = new NumberColumn();

  constructor(read: (slot: number) => string) {
    this.#read = read;
  }

  at(slot: number): number {
    return this.#keys.at(slot);
  }

  add(slots: readonly number[], ordered: Uint32Array): boolean {
    const groups = this.#group(slots).filter((group) => !this.#join(group, ordered));
    if (!this.#fillGaps(groups, ordered)) this.#renumber(groups, ordered);
    return true;
  }

  async rebuild(length: number, signal?: AbortSignal): Promise<boolean> {
    const texts = new TextPool();
    const yieldToEventLoop = sliceTime();
    for (let slot = 0; slot < length; slot += 1) {
      texts.push(this.#read(slot));
      if (slot % 1000 === 0) await yieldToEventLoop();
    }
    const ranks = await rankTexts(texts, signal);
    const gap = gapFor(length);
    for (let slot = 0; slot < length; slot += 1) {
      this.#keys.set(slot, gap * (1 + (ranks[slot] ?? 0)));
      if (slot % 10_000 === 0) await yieldToEventLoop();
    }
    return true;
  }

  keep(slots: Uint32Array): void {
    this.#keys.keep(slots);
  }

  #group(slots: readonly number[]): NewGroup[] {
    const sorted = slots
      .map((slot) => ({ slot, text: this.#read(slot) }))
      .sort((left, right) => compareTexts(left.text, right.text));
    const groups: NewGroup[] = [];
    for (const { slot, text } of sorted) {
      const last = groups.at(-1);
      if (last && compareTexts(last.text, text) === 0) last.slots.push(slot);
      else groups.push({ text, slots: [slot], position: 0 });
    }
    return groups;
  }

  /** Finds the place of a group; where there are such texts already, it gets their key. */
  #join(group: NewGroup, ordered: Uint32Array): boolean {
    let low = 0;
    let high = ordered.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const slot = ordered[middle] ?? 0;
      const comparison = compareTexts(this.#read(slot), group.text);
      if (comparison === 0) {
        this.#give(group, this.at(slot));
        return true;
      }
      if (comparison < 0) low = middle + 1;
      else high = middle;
    }
    group.position = low;
    return false;
  }

  #fillGaps(groups: readonly NewGroup[], ordered: Uint32Array): boolean {
    for (let start = 0; start < groups.length; ) {
      const position = groups[start]?.position ?? 0;
      let end = start + 1;
      while (groups[end]?.position === position) end += 1;
      const together = groups.slice(start, end);
      const below = position === 0 ? 0 : this.at(ordered[position - 1] ?? 0);
      const last = below + widestGap * (together.length + 1);
      const above = position < ordered.length ? this.at(ordered[position] ?? 0) : Math.min(last, largestKey);
      const gap = Math.floor((above - below) / (together.length + 1));
      if (gap < 1) return false;
      for (const [index, group] of together.entries()) this.#give(group, below + gap * (index + 1));
      start = end;
    }
    return true;
  }

  #renumber(groups: readonly NewGroup[], ordered: Uint32Array): void {
    const gap = gapFor(ordered.length + groups.length);
    let key = 0;
    let next = 0;
    let previous = -1;
    for (let position = 0; position <= ordered.length; position += 1) {
      for (; groups[next]?.position === position; next += 1) {
        key += gap;
        this.#give(groups[next], key);
      }
      const slot = ordered[position];
      if (slot === undefined) continue;
      const old = this.at(slot);
      if (old !== previous) key += gap;
      previous = old;
      this.#keys.set(slot, key);
    }
  }

  #give(group: NewGroup | undefined, key: number): void {
    for (const slot of group?.slots ?? []) this.#keys.set(slot, key);
  }
}

function gapFor(length: number): number {
  return Math.max(1, Math.min(widestGap, Math.floor(largestKey / (length + 2))));
}
