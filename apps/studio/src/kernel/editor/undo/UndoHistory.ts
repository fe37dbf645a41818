import type { EditIntent } from '../types.ts';
import { applyBackward, applyForward, deltaPair } from './deltaPair.ts';
import { sameContent } from './sameContent.ts';
import { type Direction, type Step, Timeline } from './Timeline.ts';
import { type SetLimits, setLimits, type UndoLimits } from './UndoLimits.ts';
import type { UndoDirection } from './undoKey.ts';

/** Where undo or redo leads to. */
export interface Landing<Draft> {
  readonly draft: Draft;
  /** Where the user was, as given to `record` or `noteViewAfter`. */
  readonly view: unknown;
}

/** A step that edits can extend. */
interface OpenStep<Draft> {
  readonly step: Step;
  /** The draft before it. */
  readonly before: Draft;
}

interface Target<Draft> {
  readonly index: number;
  /** As recorded: in the epoch of the place. */
  readonly raw: Draft;
  /** Brought to the present. */
  readonly shown: Draft;
}

/**
 * The edits of one draft, each as what it changed. Rebasing onto somebody else's version is no step: undo goes past
 * it to earlier drafts as they would be with that version, so it takes back what the user did and never what the other
 * did; redo comes back to the merged draft itself. Over several rebases drafts are carried from one to the next.
 */
export class UndoHistory<Draft extends object> {
  readonly #limits: SetLimits<Draft>;
  readonly #timeline = new Timeline();
  #present: { raw: Draft; shown: Draft } | null = null;
  /** Count of rebases. */
  #epoch = 0;
  /** By the epoch that each starts from. */
  readonly #rebases = new Map<number, (state: Draft) => Draft>();
  #coalesceKey: string | null = null;
  /** The steps of the edits of `coalesceKey`, and the draft before each: one, unless the browser has undone part of it. */
  readonly #coalesced = new Map<Step, Draft>();
  /** What the browser is about to do with what was typed; null for nothing. */
  #browserTurn: UndoDirection | null = null;
  readonly #targets = new Map<Direction, Target<Draft> | null>();

  constructor(limits: UndoLimits<Draft> = {}) {
    this.#limits = setLimits(limits);
  }

  get canUndo(): boolean {
    return this.#canGo(-1);
  }

  get canRedo(): boolean {
    return this.#canGo(1);
  }

  /**
   * The key of the edits that are coalesced into the newest step; null when the next edit is a step of its own. It stays when
   * they have come to nothing, as by deleting what was typed.
   */
  get coalesceKey(): string | null {
    return this.#coalesceKey;
  }

  /** What all steps hold together, as `deltaWeight` counts. */
  get weight(): number {
    return this.#timeline.weight;
  }

  /** The next edit is a step of its own, whatever its key. */
  stopCoalescing(): void {
    this.#coalesceKey = null;
    this.#coalesced.clear();
  }

  /**
   * The next edit is the browser undoing or redoing what was typed in the newest step: it goes along the step, which is parted
   * where the browser stops, and nothing is forgotten. Null takes that back.
   */
  browserTurns(direction: UndoDirection | null): void {
    this.#browserTurn = this.#coalesced.size > 0 ? direction : null;
  }

  /** Forgets everything. */
  clear(): void {
    this.stopCoalescing();
    this.#timeline.clear();
    this.#present = null;
    this.#epoch = 0;
    this.#rebases.clear();
    this.#targets.clear();
  }

  /** Whether an edit extends the newest step instead of being a step of its own. */
  isCoalesced({ coalesceKey, startsStep = false, amendsPrevious = false }: EditIntent): boolean {
    const isSameKey =
      !amendsPrevious && !startsStep && coalesceKey !== undefined && coalesceKey === this.#coalesceKey;
    return isSameKey && (this.#browserTurn !== null || this.#open !== null);
  }

  /**
   * Records an edit. One that changed nothing is no step, and coalesced edits that came back to where they began are none
   * either. What could be redone is forgotten, unless the edit amends the previous one.
   * @param viewBefore where the user was before it; not called when the edit is coalesced
   */
  record(before: Draft, after: Draft, intent: EditIntent, viewBefore: unknown): void {
    const { coalesceKey, amendsPrevious = false } = intent;
    this.#syncPresent(before);
    if (amendsPrevious && !this.#timeline.isEmpty) {
      this.#showHere(after);
      this.#dropIfNothing();
    } else if (this.#browserTurn !== null && this.isCoalesced(intent)) this.#follow(this.#browserTurn, after);
    else if (this.#open !== null && this.isCoalesced(intent)) this.#extend(this.#open, after);
    else this.#push(before, after, viewBefore, coalesceKey);
    this.#browserTurn = null;
    this.#trim();
  }

  /** Where the user is after the newest step: redoing it leads back there. Heeded until a step is undone. */
  noteViewAfter(view: unknown): void {
    const { newestStep, isAtEnd } = this.#timeline;
    if (newestStep !== undefined && isAtEnd) newestStep.viewAfter = view;
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
   * The draft was rebased onto another version: `current` became `merged`.
   * @param rebase brings a draft from before to where it would be with that version; called when undo or redo gets there
   */
  rebaseOnto(current: Draft, merged: Draft, rebase: (state: Draft) => Draft): void {
    this.stopCoalescing();
    if (this.#timeline.isEmpty) {
      this.clear();
      return;
    }
    this.#syncPresent(current);
    this.#rebases.set(this.#epoch, rebase);
    this.#epoch += 1;
    this.#showHere(merged);
    this.#trim();
  }

  /** Starts at `draft`, or records that the draft was changed without a record. */
  #syncPresent(draft: Draft): void {
    if (this.#present === null) {
      this.#timeline.start(this.#plainCheckpoint());
      this.#present = { raw: draft, shown: draft };
    } else if (this.#present.shown !== draft) this.#showHere(draft);
  }

  /** Shows another draft at the present place. */
  #showHere(shown: Draft): void {
    const { here, isAtStart, isAtEnd } = this.#timeline;
    if (here === undefined || this.#present === null) return;
    const { raw } = this.#present;
    const start = isAtStart ? shown : applyBackward(raw, here.fromPrevious);
    const end = isAtEnd ? shown : applyForward(raw, here.toNext);
    this.#timeline.replaceHere({
      epoch: this.#epoch,
      fromPrevious: start === shown ? null : deltaPair(start, shown),
      toNext: end === shown ? null : deltaPair(shown, end),
    });
    this.#present = { raw: shown, shown };
    this.#targets.clear();
  }

  #push(before: Draft, after: Draft, viewBefore: unknown, coalesceKey: string | undefined): void {
    const way = deltaPair(before, after);
    if (way.forward === null) {
      this.#syncPresent(after);
      return;
    }
    this.#forgetRest();
    if (this.#present?.raw !== before) this.#showHere(before);
    const step = { ...way, viewBefore, viewAfter: viewBefore };
    this.#timeline.push(step, this.#plainCheckpoint());
    this.#setPresent(after);
    this.#coalesced.clear();
    this.#coalesceKey = coalesceKey ?? null;
    if (coalesceKey !== undefined) this.#coalesced.set(step, before);
  }

  /** The step that leads to a place, if it is one of the burst, and the draft before it. */
  #typedTo(index: number): OpenStep<Draft> | null {
    const step = this.#timeline.stepTo(index, 1);
    const before = step && this.#coalesced.get(step);
    return step === undefined || before === undefined ? null : { step, before };
  }

  /** The step that edits of `coalesceKey` extend; null while they have come to nothing. */
  get #open(): OpenStep<Draft> | null {
    return this.#typedTo(this.#timeline.index);
  }

  /** Goes where the browser has gone among what was typed: to the end of a step of it, or into one, which is parted there. */
  #follow(direction: UndoDirection, after: Draft): void {
    const { index } = this.#timeline;
    const known = this.#findTyped(direction, after);
    const crossed = this.#typedTo(direction === 'undo' ? index : index + 1);
    const isSameHere = this.#present !== null && this.#limits.isSame(this.#present.shown, after);
    if (known !== null) this.#moveTo(known, after);
    else if (crossed === null || (this.#open === null && isSameHere)) this.#showHere(after);
    else this.#split(crossed, direction === 'undo' ? index : index + 1, after);
  }

  /**
   * The place in a direction at which what was typed so far says the same; null for none. Where typing began it is enough that the same
   * would be saved.
   */
  #findTyped(direction: UndoDirection, draft: Draft): number | null {
    const by = direction === 'undo' ? -1 : 1;
    for (let at = this.#timeline.index; ; at += by) {
      const crossed = this.#typedTo(direction === 'undo' ? at : at + 1);
      if (crossed === null) return null;
      const { step, before } = crossed;
      const isFirst = direction === 'undo' && this.#typedTo(at - 1) === null;
      const end = direction === 'undo' ? before : applyForward(before, step);
      if (sameContent(end, draft) || (isFirst && this.#limits.isSame(end, draft))) return at + by;
    }
  }

  /** Goes to another place of the present epoch, and shows a draft there. */
  #moveTo(index: number, shown: Draft): void {
    const { index: from } = this.#timeline;
    const by = index < from ? -1 : 1;
    let raw = this.#present?.raw ?? shown;
    for (let at = from; at !== index; at += by) raw = this.#timeline.walk(raw, at + by, by);
    this.#timeline.moveTo(index);
    const isAsRecorded = sameContent(raw, shown);
    this.#setPresent(isAsRecorded ? shown : raw);
    if (!isAsRecorded) this.#showHere(shown);
  }

  /** Splits a step at a draft, and moves there. */
  #split({ step, before }: OpenStep<Draft>, to: number, middle: Draft): void {
    const end = applyForward(before, step);
    this.#timeline.split(to, deltaPair(before, middle), deltaPair(middle, end), this.#plainCheckpoint());
    const rest = this.#timeline.stepTo(to + 1, 1);
    if (rest !== undefined) this.#coalesced.set(rest, middle);
    this.#setPresent(middle);
  }

  /** Lets the newest step end at `after`. */
  #extend({ step, before }: OpenStep<Draft>, after: Draft): void {
    const longer = deltaPair(before, after);
    this.#forgetRest();
    this.#timeline.replaceHere(this.#plainCheckpoint());
    this.#timeline.redirect(step, longer);
    this.#setPresent(after);
    if (longer.forward === null) this.#drop(before);
  }

  #setPresent(draft: Draft): void {
    this.#present = { raw: draft, shown: draft };
    this.#targets.clear();
  }

  /** Takes the newest step away when tidying up has left nothing of it: a row added and left empty. */
  #dropIfNothing(): void {
    const { isAtEnd, index } = this.#timeline;
    const isNewest = isAtEnd && this.#timeline.next(-1)?.epoch === this.#epoch;
    if (!isNewest || this.#present === null) return;
    const start = this.#timeline.walk(this.#present.raw, index - 1, -1);
    if (sameContent(start, this.#present.raw)) this.#drop(start);
  }

  /** Removes the newest step, which has no effect from `start`. */
  #drop(start: Draft): void {
    const shown = this.#present?.shown ?? start;
    this.#coalesced.clear();
    this.#timeline.moveTo(this.#timeline.index - 1);
    this.#forgetRest();
    this.#present = { raw: start, shown: start };
    this.#showHere(shown);
  }

  #canGo(direction: Direction): boolean {
    return this.#isPlain(direction) || this.#target(direction) !== null;
  }

  #go(direction: Direction, current: Draft): Landing<Draft> | null {
    this.stopCoalescing();
    if (this.#timeline.isEmpty) return null;
    this.#syncPresent(current);
    const target = this.#target(direction);
    if (target === null) return null;
    const { index, raw, shown } = target;
    const step = this.#timeline.stepTo(index, direction);
    this.#timeline.moveTo(index);
    this.#present = { raw, shown };
    this.#targets.clear();
    return { draft: shown, view: direction === -1 ? step?.viewBefore : step?.viewAfter };
  }

  /** Whether the next step certainly leads to another draft, so that no comparison is needed. */
  #isPlain(direction: Direction): boolean {
    const from = this.#timeline.here;
    const to = this.#timeline.next(direction);
    if (from === undefined || to === undefined || this.#present?.raw !== this.#present?.shown) return false;
    const [leave, arrive] =
      direction === -1 ? [from.fromPrevious, to.toNext] : [from.toNext, to.fromPrevious];
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
    for (let index = this.#timeline.index + direction; ; index += direction) {
      const place = this.#timeline.place(index);
      if (place === undefined) return null;
      raw = this.#timeline.walk(raw, index, direction);
      const shown = this.#rebase(raw, place.epoch);
      if (isPlain || !this.#limits.isSame(shown, this.#present.shown)) return { index, raw, shown };
    }
  }

  #rebase(state: Draft, epoch: number): Draft {
    let carried = state;
    for (let at = epoch; at < this.#epoch; at += 1) carried = this.#rebases.get(at)?.(carried) ?? carried;
    return carried;
  }

  #plainCheckpoint() {
    return { epoch: this.#epoch, fromPrevious: null, toNext: null };
  }

  #forgetRest(): void {
    this.#timeline.forgetRest();
    this.#targets.clear();
  }

  #trim(): void {
    const oldest = this.#epoch - this.#limits.maxRebases;
    this.#timeline.trim(this.#limits, oldest);
    this.#targets.clear();
    for (const epoch of this.#rebases.keys()) if (epoch < oldest) this.#rebases.delete(epoch);
  }
}
