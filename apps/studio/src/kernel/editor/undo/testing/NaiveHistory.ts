import type { EditIntent } from '../../types.ts';
import { sameContent as same } from '../sameContent.ts';

interface Checkpoint<Draft> {
  state: Draft;
  epoch: number;
}

/** What `UndoHistory` says it does, done with whole drafts and without limits. */
export class NaiveHistory<Draft> {
  #places: Checkpoint<Draft>[];
  #index = 0;
  #shown: Draft;
  #rebases: ((state: Draft) => Draft)[] = [];
  #coalesceKey: string | null = null;
  #isDropped = false;

  constructor(start: Draft) {
    this.#places = [{ state: start, epoch: 0 }];
    this.#shown = start;
  }

  get shown(): Draft {
    return this.#shown;
  }

  stopCoalescing(): void {
    this.#coalesceKey = null;
  }

  record(after: Draft, { coalesceKey, amendsPrevious }: EditIntent): void {
    if (same(this.#shown, after)) return;
    if (amendsPrevious && this.#places.length > 1) {
      this.#showHere(after);
      this.#dropIfNothing();
    } else if (coalesceKey !== undefined && coalesceKey === this.#coalesceKey && !this.#isDropped) {
      this.#showHere(after);
      this.#dropIfNothing();
    } else {
      this.#showHere(this.#shown);
      this.#places = [...this.#places.slice(0, this.#index + 1), { state: after, epoch: this.#epoch }];
      this.#index += 1;
      this.#shown = after;
      this.#coalesceKey = coalesceKey ?? null;
      this.#isDropped = false;
    }
  }

  rebaseOnto(merged: Draft, rebase: (state: Draft) => Draft): void {
    this.#coalesceKey = null;
    this.#rebases.push(rebase);
    this.#showHere(merged);
  }

  canGo(direction: -1 | 1): boolean {
    return this.#find(direction) !== null;
  }

  go(direction: -1 | 1): Draft | null {
    this.#coalesceKey = null;
    const found = this.#find(direction);
    if (found === null) return null;
    this.#index = found.index;
    this.#shown = found.shown;
    return found.shown;
  }

  get #epoch(): number {
    return this.#rebases.length;
  }

  #find(direction: -1 | 1): { index: number; shown: Draft } | null {
    for (let index = this.#index + direction; ; index += direction) {
      const place = this.#places[index];
      if (place === undefined) return null;
      const shown = this.#rebases.slice(place.epoch).reduce((state, rebase) => rebase(state), place.state);
      if (!same(shown, this.#shown)) return { index, shown };
    }
  }

  #showHere(state: Draft): void {
    this.#places[this.#index] = { state, epoch: this.#epoch };
    this.#shown = state;
  }

  #dropIfNothing(): void {
    const before = this.#places[this.#index - 1];
    const isNewest = this.#index === this.#places.length - 1;
    if (!isNewest || before?.epoch !== this.#epoch || !same(before.state, this.#shown)) return;
    this.#places.pop();
    this.#index -= 1;
    this.#isDropped = true;
  }
}
