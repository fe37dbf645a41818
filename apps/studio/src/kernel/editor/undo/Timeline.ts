import { applyBackward, applyForward, type DeltaPair } from './deltaPair.ts';

/** Between two places. */
export interface Step extends DeltaPair {
  viewBefore: unknown;
  viewAfter: unknown;
}

/**
 * A draft between two steps. Steps begin and end at the draft as it was recorded; what was shown here last can be
 * another one, because of a rebase or an edit that amends the previous one: it belongs to the place and is no step.
 */
export interface Checkpoint {
  /** Count of rebases before what is shown here was shown. */
  readonly epoch: number;
  /** From the end of the step before to what is shown; null when it is the same. */
  readonly fromPrevious: DeltaPair | null;
  /** From what is shown to the start of the step after; null when it is the same. */
  readonly toNext: DeltaPair | null;
}

export type Direction = -1 | 1;

/** How much a timeline may hold. */
export interface TimelineLimits {
  readonly maxSteps: number;
  /** As `deltaWeight` counts. */
  readonly maxValues: number;
}

/** Steps, the checkpoints between them, and the current index. Holds deltas, no drafts. */
export class Timeline {
  /** One more than steps; `#steps[i]` leads from `#places[i]` to `#places[i + 1]`. */
  #places: Checkpoint[] = [];
  #steps: Step[] = [];
  #index = 0;
  #weight = 0;

  /** What all of it holds, as `deltaWeight` counts. */
  get weight(): number {
    return this.#weight;
  }

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  /** Of the current checkpoint. */
  get index(): number {
    return this.#index;
  }

  get isAtStart(): boolean {
    return this.#index === 0;
  }

  get isAtEnd(): boolean {
    return this.#index === this.#steps.length;
  }

  get newestStep(): Step | undefined {
    return this.#steps.at(-1);
  }

  get here(): Checkpoint | undefined {
    return this.#places[this.#index];
  }

  /** The checkpoint next to the current one. */
  next(direction: Direction): Checkpoint | undefined {
    return this.#places[this.#index + direction];
  }

  place(index: number): Checkpoint | undefined {
    return this.#places[index];
  }

  /** Where a step that leads to place `to` begins or ends. */
  stepTo(to: number, direction: Direction): Step | undefined {
    return this.#steps[direction === -1 ? to : to - 1];
  }

  /** Forgets everything. */
  clear(): void {
    this.#places = [];
    this.#steps = [];
    this.#index = 0;
    this.#weight = 0;
  }

  /** Begins with one place. */
  start(place: Checkpoint): void {
    this.#places = [place];
  }

  /** Goes to another place. */
  moveTo(index: number): void {
    this.#index = index;
  }

  /** Adds a step after the current checkpoint, and goes to its end. What came after is to be forgotten before. */
  push(step: Step, end: Checkpoint): void {
    this.#steps.push(step);
    this.#places.push(end);
    this.#weight += step.weight;
    this.#index += 1;
  }

  /**
   * Parts the step that leads to place `to` in two, and goes to the place between them.
   * @param first from the start of the step @param second to its end
   * @param middle where they meet
   */
  split(to: number, first: DeltaPair, second: DeltaPair, middle: Checkpoint): void {
    const step = this.#steps[to - 1];
    if (step === undefined) return;
    const { viewAfter } = step;
    this.redirect(step, first);
    this.#steps.splice(to, 0, { ...second, viewBefore: viewAfter, viewAfter });
    this.#places.splice(to, 0, middle);
    this.#weight += second.weight;
    this.#index = to;
  }

  /** Lets a step lead somewhere else. */
  redirect(step: Step, way: DeltaPair): void {
    this.#weight += way.weight - step.weight;
    Object.assign(step, way);
  }

  /** Replaces the current checkpoint. */
  replaceHere(place: Checkpoint): void {
    this.#weight += weightOf(place) - weightOf(this.here);
    this.#places[this.#index] = place;
  }

  /** What is shown at place `to`, as recorded, from what is shown at the place beside it. */
  walk<Draft>(raw: Draft, to: number, direction: Direction): Draft {
    const [start, end] = [this.#places[to - direction], this.#places[to]];
    if (direction === 1)
      return applyForward(
        applyForward(applyForward(raw, start?.toNext), this.#steps[to - 1]),
        end?.fromPrevious,
      );
    return applyBackward(
      applyBackward(applyBackward(raw, start?.fromPrevious), this.#steps[to]),
      end?.toNext,
    );
  }

  /** Forgets what comes after the current checkpoint. */
  forgetRest(): void {
    this.#cut(0, this.#index);
  }

  /**
   * Forgets what is too much or too long ago, the farthest first; the newest step before the current checkpoint stays.
   * @param oldest epoch that may be kept
   */
  trim({ maxSteps, maxValues }: TimelineLimits, oldest: number): void {
    const isTooOld = ({ epoch }: Checkpoint) => epoch < oldest;
    const tooOldAfter = this.#places.findIndex((place, index) => index > this.#index && isTooOld(place));
    if (tooOldAfter !== -1) this.#cut(0, tooOldAfter - 1);
    let first = this.#places.findLastIndex((place, index) => index < this.#index && isTooOld(place)) + 1;
    let held = this.#weight;
    for (let index = 0; index < first; index += 1) held -= weightOf(this.#steps[index]);
    while (first < this.#index - 1 && (this.#steps.length - first > maxSteps || held > maxValues)) {
      held -= weightOf(this.#steps[first]) + weightOf(this.#places[first]);
      first += 1;
    }
    this.#cut(first, this.#steps.length);
  }

  /** Keeps the places from `first` to `last`. */
  #cut(first: number, last: number): void {
    if (first === 0 && last >= this.#steps.length) return;
    this.#places = this.#places.slice(first, last + 1);
    this.#steps = this.#steps.slice(first, last);
    this.#index -= first;
    this.#forget(0, 'fromPrevious');
    this.#forget(this.#places.length - 1, 'toNext');
    this.#weight = [...this.#steps, ...this.#places].reduce((sum, part) => sum + weightOf(part), 0);
  }

  #forget(index: number, side: 'fromPrevious' | 'toNext'): void {
    const place = this.#places[index];
    if (place !== undefined) this.#places[index] = { ...place, [side]: null };
  }
}

function weightOf(part: DeltaPair | Checkpoint | undefined): number {
  if (part === undefined) return 0;
  if ('weight' in part) return part.weight;
  return (part.fromPrevious?.weight ?? 0) + (part.toNext?.weight ?? 0);
}
