import { NumberColumn } from './NumberColumn.ts';
import { TextPool } from './TextPool.ts';

/** With more different values than this, each row keeps its own. */
const mostDistinct = 4096;

/** JSON values by slot, undefined included: each different one once as long as they are few, else as JSON text. */
export class ValueColumn {
  #codes = new NumberColumn();
  #values: unknown[] = [undefined];
  #codeOf = new Map<unknown, number>([[undefined, 0]]);
  #texts: TextPool | null = null;

  at(slot: number): unknown {
    if (this.#texts === null) return this.#values[this.#codes.at(slot)];
    const text = slot < this.#texts.length ? this.#texts.at(slot) : '';
    return text === '' ? undefined : JSON.parse(text);
  }

  /** Slots come in ascending order; those left out are undefined. */
  push(slot: number, value: unknown): void {
    if (this.#texts) {
      while (this.#texts.length < slot) this.#texts.push('');
      this.#texts.push(JSON.stringify(value) ?? '');
      return;
    }
    // Objects are compared by their text, which no string of its own is equal to.
    const key = typeof value === 'object' && value !== null ? `\u0000${JSON.stringify(value)}` : value;
    const known = this.#codeOf.get(key);
    if (known === undefined && this.#values.length >= mostDistinct) {
      this.#spellOut(slot);
      this.push(slot, value);
      return;
    }
    const code = known ?? this.#values.push(value) - 1;
    if (known === undefined) this.#codeOf.set(key, code);
    this.#codes.set(slot, code);
  }

  keep(slots: Uint32Array): void {
    this.#codes.keep(slots);
    if (!this.#texts) return;
    for (const last = slots.at(-1) ?? -1; this.#texts.length <= last; ) this.#texts.push('');
    this.#texts.keep(slots);
  }

  #spellOut(length: number): void {
    const texts = new TextPool();
    const spelled = this.#values.map((value) => JSON.stringify(value) ?? '');
    for (let slot = 0; slot < length; slot += 1) texts.push(spelled[this.#codes.at(slot)] ?? '');
    this.#texts = texts;
    this.#codes = new NumberColumn();
    this.#values = [];
    this.#codeOf = new Map();
  }
}
