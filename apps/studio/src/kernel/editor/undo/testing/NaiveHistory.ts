import type { EditIntent } from '../../types.ts';
import { sameContent as same } from '../sameContent.ts';

interface Place<Draft> {
  state: Draft;
  epoch: number;
}

/** What `UndoHistory` says it does, done with whole drafts and without limits. */
export class NaiveHistory<Draft> {
  #places: Place<Draft>[];
  #index = 0;
  #shown: Draft;
  #carries: ((state: Draft) => Draft)[] = [];
  #burst: string | null = null;
  #isBurstEmpty = false;

  constructor(start: Draft) {
    this.#places = [{ state: start, epoch: 0 }];
    this.#shown = start;
  }

  get shown(): Draft {
    return this.#shown;
  }

  endBurst(): void {
    this.#burst = null;
  }

  record(after: Draft, { burst, isFollowUp }: EditIntent): void {
    if (same(this.#shown, after)) return;
    if (isFollowUp && this.#places.length > 1) {
      this.#settle(after);
      this.#dropIfNothing();
    } else if (burst !== undefined && burst === this.#burst && !this.#isBurstEmpty) {
      this.#settle(after);
      this.#dropIfNothing();
    } else {
      this.#settle(this.#shown);
      this.#places = [...this.#places.slice(0, this.#index + 1), { state: after, epoch: this.#epoch }];
      this.#index += 1;
      this.#shown = after;
      this.#burst = burst ?? null;
      this.#isBurstEmpty = false;
    }
  }

  takeIn(merged: Draft, carry: (state: Draft) => Draft): void {
    this.#burst = null;
    this.#carries.push(carry);
    this.#settle(merged);
  }

  canGo(direction: -1 | 1): boolean {
    return this.#find(direction) !== null;
  }

  go(direction: -1 | 1): Draft | null {
    this.#burst = null;
    const found = this.#find(direction);
    if (found === null) return null;
    this.#index = found.index;
    this.#shown = found.shown;
    return found.shown;
  }

  get #epoch(): number {
    return this.#carries.length;
  }

  #find(direction: -1 | 1): { index: number; shown: Draft } | null {
    for (let index = this.#index + direction; ; index += direction) {
      const place = this.#places[index];
      if (place === undefined) return null;
      const shown = this.#carries.slice(place.epoch).reduce((state, carry) => carry(state), place.state);
      if (!same(shown, this.#shown)) return { index, shown };
    }
  }

  #settle(state: Draft): void {
    this.#places[this.#index] = { state, epoch: this.#epoch };
    this.#shown = state;
  }

  #dropIfNothing(): void {
    const before = this.#places[this.#index - 1];
    const isNewest = this.#index === this.#places.length - 1;
    if (!isNewest || before?.epoch !== this.#epoch || !same(before.state, this.#shown)) return;
    this.#places.pop();
    this.#index -= 1;
    this.#isBurstEmpty = true;
  }
}
