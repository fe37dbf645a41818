import type { EditIntent } from '../types.ts';
import { type Leap, leap, leapBack, leapOn } from './leap.ts';
import { sameContent } from './sameContent.ts';

/** How far back a history goes; the oldest steps go first. The newest step always stays. */
export interface UndoLimits<Draft> {
  /** Default 1,000. */
  readonly maxSteps?: number | undefined;
  /** What all steps together may hold, as `deltaWeight` counts. Default 1,000,000. */
  readonly maxValues?: number | undefined;
  /** How many take-ins a step may lie back: each keeps the versions that it merged. Default 16. */
  readonly maxTakeIns?: number | undefined;
  /**
   * Whether two drafts say the same; asked only where a step was carried over a take-in or tidied up after, and where the
   * browser undid what was typed. Default: deep equality.
   */
  readonly isSame?: ((a: Draft, b: Draft) => boolean) | undefined;
}

/** Where undo or redo leads to. */
export interface Landing<Draft> {
  readonly draft: Draft;
  /** Where the user was: what `record` or `noteViewAfter` was told. */
  readonly view: unknown;
}

/** Between two places. */
interface Step extends Leap {
  viewBefore: unknown;
  viewAfter: unknown;
}

/**
 * A draft between two steps. Steps begin and end at the draft as it was recorded; what was shown here last can be
 * another one, because a version was taken in or an edit tidied up: it belongs to the place and is no step.
 */
interface Place {
  /** Count of take-ins before what is shown here was shown. */
  epoch: number;
  /** From the end of the step before to what is shown; null when it is the same. */
  arrival: Leap | null;
  /** From what is shown to the start of the step after; null when it is the same. */
  departure: Leap | null;
}

interface Target<Draft> {
  readonly index: number;
  /** As recorded: in the epoch of the place. */
  readonly raw: Draft;
  /** Brought to the present. */
  readonly shown: Draft;
}

type Direction = -1 | 1;

/**
 * The edits of one draft, each as what it changed. Somebody else's version that is taken in is no step: undo goes past
 * it to earlier drafts as they would be with that version, so it takes back what the user did and never what the other
 * did; redo comes back to the merged draft itself. Over several take-ins drafts are carried from one to the next.
 */
export class UndoHistory<Draft extends object> {
  readonly #limits: Required<{ [Name in keyof UndoLimits<Draft>]: NonNullable<UndoLimits<Draft>[Name]> }>;
  /** One more than steps; `#steps[i]` leads from `#places[i]` to `#places[i + 1]`. */
  #places: Place[] = [];
  #steps: Step[] = [];
  #index = 0;
  #present: { raw: Draft; shown: Draft } | null = null;
  /** Count of take-ins. */
  #epoch = 0;
  /** By the epoch that each starts from. */
  readonly #carries = new Map<number, (state: Draft) => Draft>();
  #burst: string | null = null;
  /** The step of the open burst, and the draft before it; null while the burst has come to nothing. */
  #open: { readonly step: Step; readonly before: Draft } | null = null;
  #isBrowserUndoing = false;
  #weight = 0;
  readonly #targets = new Map<Direction, Target<Draft> | null>();

  constructor({ maxSteps, maxValues, maxTakeIns, isSame }: UndoLimits<Draft> = {}) {
    this.#limits = {
      maxSteps: maxSteps ?? 1000,
      maxValues: maxValues ?? 1_000_000,
      maxTakeIns: maxTakeIns ?? 16,
      isSame: isSame ?? sameContent,
    };
  }

  get canUndo(): boolean {
    return this.#canGo(-1);
  }

  get canRedo(): boolean {
    return this.#canGo(1);
  }

  /**
   * What the open burst belongs to; null when the next edit is a step of its own. A burst stays open when it has come
   * to nothing, as by deleting what was typed.
   */
  get openBurst(): string | null {
    return this.#burst;
  }

  /** What all steps hold together, as `deltaWeight` counts. */
  get weight(): number {
    return this.#weight;
  }

  /** Ends the burst: the next edit is a step of its own, whatever it belongs to. */
  endBurst(): void {
    this.#burst = null;
    this.#open = null;
  }

  /**
   * The next edit is the browser undoing what was typed in the open burst: when that leaves nothing of the burst it can be
   * redone like any other step.
   */
  browserUndoes(): void {
    this.#isBrowserUndoing = this.#open !== null;
  }

  /** Forgets everything. */
  clear(): void {
    this.endBurst();
    this.#places = [];
    this.#steps = [];
    this.#index = 0;
    this.#present = null;
    this.#epoch = 0;
    this.#carries.clear();
    this.#weight = 0;
    this.#targets.clear();
  }

  /**
   * Takes down an edit. One that changed nothing is no step, and a burst that came back to where it began is none
   * either. What could be redone is forgotten, unless the edit is a follow-up.
   * @param viewBefore where the user was before it
   */
  record(before: Draft, after: Draft, { burst, isFollowUp = false }: EditIntent, viewBefore: unknown): void {
    this.#standAt(before);
    if (isFollowUp && this.#steps.length > 0) {
      this.#settle(after);
      this.#dropIfNothing();
    } else if (burst !== undefined && burst === this.#burst && this.#open !== null) {
      this.#extend(this.#open, after);
    } else this.#push(before, after, viewBefore, burst);
    this.#isBrowserUndoing = false;
    this.#trim();
  }

  /** Where the user is after the newest step: redoing it leads back there. Heeded until a step is undone. */
  noteViewAfter(view: unknown): void {
    const newest = this.#steps.at(-1);
    if (newest !== undefined && this.#index === this.#steps.length) newest.viewAfter = view;
  }

  /** Goes back one step from `current`, the draft as it is now; null when there is none. */
  undo(current: Draft): Landing<Draft> | null {
    return this.#go(-1, current);
  }

  /** Does again what was undone last; null when there is nothing. */
  redo(current: Draft): Landing<Draft> | null {
    return this.#go(1, current);
  }

  /**
   * Another version was taken in, and `current` became `merged`.
   * @param carry brings a draft from before to where it would be with that version; called when undo or redo gets there
   */
  takeIn(current: Draft, merged: Draft, carry: (state: Draft) => Draft): void {
    this.endBurst();
    if (this.#steps.length === 0) {
      this.clear();
      return;
    }
    this.#standAt(current);
    this.#carries.set(this.#epoch, carry);
    this.#epoch += 1;
    this.#settle(merged);
    this.#trim();
  }

  /** Starts at `draft`, or takes down that the draft was changed by something that nobody recorded. */
  #standAt(draft: Draft): void {
    if (this.#present === null) {
      this.#places = [{ epoch: this.#epoch, arrival: null, departure: null }];
      this.#present = { raw: draft, shown: draft };
    } else if (this.#present.shown !== draft) this.#settle(draft);
  }

  /** Shows another draft at the present place. */
  #settle(shown: Draft): void {
    const place = this.#places[this.#index];
    if (place === undefined || this.#present === null) return;
    const { raw } = this.#present;
    const start = this.#index === 0 ? shown : leapBack(raw, place.arrival);
    const end = this.#index === this.#steps.length ? shown : leapOn(raw, place.departure);
    this.#replace(this.#index, {
      epoch: this.#epoch,
      arrival: start === shown ? null : leap(start, shown),
      departure: end === shown ? null : leap(shown, end),
    });
    this.#present = { raw: shown, shown };
    this.#targets.clear();
  }

  #push(before: Draft, after: Draft, viewBefore: unknown, burst: string | undefined): void {
    const way = leap(before, after);
    if (way.forward === null) {
      this.#standAt(after);
      return;
    }
    this.#cut(0, this.#index);
    if (this.#present?.raw !== before) this.#settle(before);
    const step = { ...way, viewBefore, viewAfter: viewBefore };
    this.#steps.push(step);
    this.#places.push({ epoch: this.#epoch, arrival: null, departure: null });
    this.#weight += step.weight;
    this.#index += 1;
    this.#stand(after);
    this.#burst = burst ?? null;
    this.#open = burst === undefined ? null : { step, before };
  }

  /** Lets the newest step end at `after`. */
  #extend({ step, before }: { step: Step; before: Draft }, after: Draft): void {
    const longer = leap(before, after);
    if (this.#isBrowserUndoing && this.#limits.isSame(before, after)) {
      this.#open = null;
      this.#index -= 1;
      this.#present = { raw: before, shown: before };
      this.#standAt(after);
      this.#targets.clear();
      return;
    }
    this.#replace(this.#index, { epoch: this.#epoch, arrival: null, departure: null });
    this.#weight += longer.weight - step.weight;
    Object.assign(step, longer);
    this.#stand(after);
    if (longer.forward === null) this.#drop(before);
  }

  #stand(draft: Draft): void {
    this.#present = { raw: draft, shown: draft };
    this.#targets.clear();
  }

  /** Takes the newest step away when tidying up has left nothing of it: a row added and left empty. */
  #dropIfNothing(): void {
    const last = this.#steps.length;
    const isNewest = this.#index === last && this.#places[last - 1]?.epoch === this.#epoch;
    if (!isNewest || this.#present === null) return;
    const start = this.#walk(this.#present.raw, last - 1, -1);
    if (sameContent(start, this.#present.raw)) this.#drop(start);
  }

  /** Takes the newest step away, which leads nowhere from `start`. */
  #drop(start: Draft): void {
    const shown = this.#present?.shown ?? start;
    this.#open = null;
    this.#index -= 1;
    this.#cut(0, this.#index);
    this.#present = { raw: start, shown: start };
    this.#settle(shown);
  }

  #canGo(direction: Direction): boolean {
    return this.#isPlain(direction) || this.#target(direction) !== null;
  }

  #go(direction: Direction, current: Draft): Landing<Draft> | null {
    this.endBurst();
    if (this.#steps.length === 0) return null;
    this.#standAt(current);
    const target = this.#target(direction);
    if (target === null) return null;
    const { index, raw, shown } = target;
    const step = this.#steps[direction === -1 ? index : index - 1];
    this.#index = index;
    this.#present = { raw, shown };
    this.#targets.clear();
    return { draft: shown, view: direction === -1 ? step?.viewBefore : step?.viewAfter };
  }

  /** Whether the next step surely leads somewhere else, so that nobody needs to compare. */
  #isPlain(direction: Direction): boolean {
    const from = this.#places[this.#index];
    const to = this.#places[this.#index + direction];
    if (from === undefined || to === undefined || this.#present?.raw !== this.#present?.shown) return false;
    const [leave, arrive] = direction === -1 ? [from.arrival, to.departure] : [from.departure, to.arrival];
    return leave === null && arrive === null && to.epoch === this.#epoch;
  }

  /** The nearest place in a direction that shows something else than the present one; remembered. */
  #target(direction: Direction): Target<Draft> | null {
    const known = this.#targets.get(direction);
    if (known !== undefined) return known;
    const found = this.#findTarget(direction);
    this.#targets.set(direction, found);
    return found;
  }

  #findTarget(direction: Direction): Target<Draft> | null {
    if (this.#present === null) return null;
    const isPlain = this.#isPlain(direction);
    let { raw } = this.#present;
    for (let index = this.#index + direction; ; index += direction) {
      const place = this.#places[index];
      if (place === undefined) return null;
      raw = this.#walk(raw, index, direction);
      const shown = this.#carry(raw, place.epoch);
      if (isPlain || !this.#limits.isSame(shown, this.#present.shown)) return { index, raw, shown };
    }
  }

  /** What is shown at place `to`, as recorded, from what is shown at the place beside it. */
  #walk(raw: Draft, to: number, direction: Direction): Draft {
    const [start, end] = [this.#places[to - direction], this.#places[to]];
    if (direction === 1)
      return leapOn(leapOn(leapOn(raw, start?.departure), this.#steps[to - 1]), end?.arrival);
    return leapBack(leapBack(leapBack(raw, start?.arrival), this.#steps[to]), end?.departure);
  }

  #carry(state: Draft, epoch: number): Draft {
    let carried = state;
    for (let at = epoch; at < this.#epoch; at += 1) carried = this.#carries.get(at)?.(carried) ?? carried;
    return carried;
  }

  #replace(index: number, place: Place): void {
    this.#weight += weightOf(place) - weightOf(this.#places[index]);
    this.#places[index] = place;
  }

  /** Keeps the places from `first` to `last`. */
  #cut(first: number, last: number): void {
    if (first === 0 && last >= this.#steps.length) return;
    this.#places = this.#places.slice(first, last + 1);
    this.#steps = this.#steps.slice(first, last);
    this.#index -= first;
    this.#forget(0, 'arrival');
    this.#forget(this.#places.length - 1, 'departure');
    this.#weight = [...this.#steps, ...this.#places].reduce((sum, part) => sum + weightOf(part), 0);
    this.#targets.clear();
  }

  #forget(index: number, side: 'arrival' | 'departure'): void {
    const place = this.#places[index];
    if (place !== undefined) place[side] = null;
  }

  #trim(): void {
    const { maxSteps, maxValues, maxTakeIns } = this.#limits;
    const oldest = this.#epoch - maxTakeIns;
    const isTooOld = ({ epoch }: Place) => epoch < oldest;
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
    for (const epoch of this.#carries.keys()) if (epoch < oldest) this.#carries.delete(epoch);
  }
}

function weightOf(part: Leap | Place | undefined): number {
  if (part === undefined) return 0;
  if ('weight' in part) return part.weight;
  return (part.arrival?.weight ?? 0) + (part.departure?.weight ?? 0);
}
