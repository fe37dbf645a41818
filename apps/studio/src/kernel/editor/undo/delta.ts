import { isPlain, type Plain, sameContent } from './sameContent.ts';

/**
 * What turns one value into another, as data that can be stored: plain objects by key, arrays by what is kept of them.
 * Maps, Sets and all else are replaced as a whole.
 */
export type Delta =
  | { readonly kind: 'value'; readonly value: unknown }
  | {
      readonly kind: 'object';
      readonly changed: readonly (readonly [key: string, delta: Delta])[];
      readonly removed: readonly string[];
    }
  | { readonly kind: 'array'; readonly parts: readonly ArrayPart[] };

/** A run of entries of the new array. */
export type ArrayPart =
  /** Entries of the old array: pairs of where a range starts and where it ends, the end not included. */
  | { readonly kept: readonly number[] }
  /** The entry of the old array at an index, changed. */
  | { readonly at: number; readonly delta: Delta }
  | { readonly values: readonly unknown[] };

/**
 * Compares two values by reference first, so that what they share costs next to nothing.
 * @returns null when both have the same content
 */
export function makeDelta(before: unknown, after: unknown): Delta | null {
  if (Object.is(before, after)) return null;
  if (Array.isArray(before) && Array.isArray(after)) return arrayDelta(before, after);
  if (isPlain(before) && isPlain(after)) return objectDelta(before, after);
  return sameContent(before, after) ? null : { kind: 'value', value: after };
}

/**
 * The value that `delta` makes of `before`. What did not change is the same object as in `before`.
 * @throws TypeError when the delta was made for another value
 */
export function applyDelta<Value>(before: Value, delta: Delta): Value {
  return apply(before, delta) as Value;
}

function apply(before: unknown, delta: Delta): unknown {
  if (delta.kind === 'value') return delta.value;
  if (delta.kind === 'array') {
    if (!Array.isArray(before)) throw new TypeError('The delta is for an array.');
    return applyParts(before, delta.parts);
  }
  if (!isPlain(before)) throw new TypeError('The delta is for an object.');
  const entries = new Map(Object.entries(before));
  for (const key of delta.removed) entries.delete(key);
  for (const [key, change] of delta.changed) entries.set(key, apply(entries.get(key), change));
  return Object.fromEntries(entries);
}

function applyParts(before: readonly unknown[], parts: readonly ArrayPart[]): unknown[] {
  const after: unknown[] = [];
  for (const part of parts) {
    if ('values' in part) for (const value of part.values) after.push(value);
    else if ('at' in part) after.push(apply(before[part.at], part.delta));
    else keepRanges(before, part.kept, after);
  }
  return after;
}

function keepRanges(before: readonly unknown[], kept: readonly number[], after: unknown[]): void {
  for (let pair = 0; pair < kept.length; pair += 2) {
    const end = kept[pair + 1] ?? 0;
    if (end > before.length) throw new TypeError('The delta is for a longer array.');
    for (let index = kept[pair] ?? 0; index < end; index += 1) after.push(before[index]);
  }
}

function objectDelta(before: Plain, after: Plain): Delta | null {
  const changed: [string, Delta][] = [];
  for (const [key, value] of Object.entries(after)) {
    const delta: Delta | null = Object.hasOwn(before, key)
      ? makeDelta(before[key], value)
      : { kind: 'value', value };
    if (delta !== null) changed.push([key, delta]);
  }
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return changed.length === 0 && removed.length === 0 ? null : { kind: 'object', changed, removed };
}

function arrayDelta(before: readonly unknown[], after: readonly unknown[]): Delta | null {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, start);
  const beforeEnd = before.length - end;
  const afterEnd = after.length - end;
  if (start === beforeEnd && start === afterEnd) return null;

  const parts = new Parts();
  parts.keep(0, start);
  const find = new Counterparts(before, start, beforeEnd);
  const isAligned = beforeEnd === afterEnd;
  for (let index = start; index < afterEnd; index += 1) {
    const value = after[index];
    const here = isAligned ? index : undefined;
    const isHere = isAligned && sameContent(before[index], value);
    parts.add(before, isHere ? here : (find.sameAs(value) ?? find.likeness(value) ?? here), value);
  }
  parts.keep(beforeEnd, before.length);
  return parts.isAllOf(before) ? null : { kind: 'array', parts: parts.list };
}

function commonStart(before: readonly unknown[], after: readonly unknown[]): number {
  const limit = Math.min(before.length, after.length);
  let index = 0;
  while (index < limit && Object.is(before[index], after[index])) index += 1;
  return index;
}

function commonEnd(before: readonly unknown[], after: readonly unknown[], start: number): number {
  const limit = Math.min(before.length, after.length) - start;
  const shift = after.length - before.length;
  let index = before.length;
  while (before.length - index < limit && Object.is(before[index - 1], after[index - 1 + shift])) index -= 1;
  return before.length - index;
}

/** Finds what entries of the new array were in a range of the old one. */
class Counterparts {
  readonly #before: readonly unknown[];
  readonly #start: number;
  readonly #end: number;
  #places: Map<unknown, number> | undefined;
  #ids: Map<unknown, number> | undefined;

  constructor(before: readonly unknown[], start: number, end: number) {
    this.#before = before;
    this.#start = start;
    this.#end = end;
  }

  /** Where the very same object, or the same text, was. */
  sameAs(value: unknown): number | undefined {
    if (typeof value !== 'string' && typeof value !== 'object') return undefined;
    this.#places ??= this.#index((entry) => entry);
    return this.#places.get(value);
  }

  /** Where an object with the same `id` was. */
  likeness(value: unknown): number | undefined {
    const id = idOf(value);
    if (id === undefined) return undefined;
    this.#ids ??= this.#index(idOf);
    return this.#ids.get(id);
  }

  #index(keyOf: (entry: unknown) => unknown): Map<unknown, number> {
    const places = new Map<unknown, number>();
    for (let index = this.#start; index < this.#end; index += 1) {
      const key = keyOf(this.#before[index]);
      if (key !== undefined) places.set(key, index);
    }
    return places;
  }
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
}

/** The parts of an array delta while they are found. */
class Parts {
  readonly list: ArrayPart[] = [];
  #kept: number[] | null = null;
  #values: unknown[] | null = null;

  add(before: readonly unknown[], counterpart: number | undefined, value: unknown): void {
    const delta: Delta | null =
      counterpart === undefined ? { kind: 'value', value } : makeDelta(before[counterpart], value);
    if (delta === null) this.keep(counterpart ?? 0, (counterpart ?? 0) + 1);
    else if (delta.kind === 'value') this.#insert(value);
    else this.#change(counterpart ?? 0, delta);
  }

  keep(start: number, end: number): void {
    if (start === end) return;
    this.#values = null;
    if (this.#kept === null) {
      this.#kept = [start, end];
      this.list.push({ kept: this.#kept });
    } else if (this.#kept.at(-1) === start) this.#kept[this.#kept.length - 1] = end;
    else this.#kept.push(start, end);
  }

  /** Whether the parts keep the whole array as it is. */
  isAllOf({ length }: readonly unknown[]): boolean {
    const kept = this.list.length === 1 ? this.#kept : null;
    return kept?.length === 2 && kept[0] === 0 && kept[1] === length;
  }

  #change(at: number, delta: Delta): void {
    this.#kept = null;
    this.#values = null;
    this.list.push({ at, delta });
  }

  #insert(value: unknown): void {
    this.#kept = null;
    if (this.#values === null) {
      this.#values = [];
      this.list.push({ values: this.#values });
    }
    this.#values.push(value);
  }
}
