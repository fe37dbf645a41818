import { type FormSet, isProblem, type Problem } from '@studio/api';
import { equal } from '../../../../kernel/editor/equal.ts';
import { assign, shallowProxy } from '../../../../platform/state/shallowProxy.ts';
import {
  type AnnouncedChanges,
  type FormSetCalls,
  type FormSetState,
  isInState,
  othersOf,
  type SaveSteps,
  toValues,
  type UnsentEdits,
  type Values,
  type ValuesByForm,
} from './FormSetState.ts';
import { FormUploads } from './FormUploads.ts';
import { areSame, mergeForms } from './mergeForms.ts';
import { SendTimer } from './SendTimer.ts';

interface EditorOptions {
  readonly delayMs: number;
  readonly longestMs?: number;
  readonly settle?: (values: ValuesByForm) => ValuesByForm;
}

const nothing: ValuesByForm = new Map();

const endedType = '/changes-not-started';

const isEnded = (error: unknown) => isProblem(error, 409) && error.problem.type.endsWith(endedType);

/**
 * The values of the forms of an organization while they are changed. Edits reach the server when typing has paused, and are found again there; edits
 * that were made elsewhere meanwhile, in another tab, are merged field by field.
 */
export class FormSetEditor {
  readonly state = shallowProxy<FormSetState>({
    ...{ saved: nothing, values: nothing, others: null, failure: null, pending: null, timeKept: null },
    ...{ isEditing: false, isTakenOver: false, isKeeping: false },
  });
  /** Files on their way to the forms. */
  readonly uploads: FormUploads;
  readonly #calls: FormSetCalls;
  readonly #timer: SendTimer;
  readonly #settle: (values: ValuesByForm) => ValuesByForm;
  /** What the server holds of the changes, and its revision; null while none are under way. */
  #held: { readonly values: ValuesByForm; readonly revision: number } | null = null;
  #sending: Promise<boolean> | null = null;
  /** Settles when the save that runs has ended. */
  #saving: Promise<void> | null = null;
  #refreshing: Promise<void> | null = null;
  /** Writes that were begun here: what was loaded before one of them may be older than its answer. */
  #writes = 0;
  /** Something has changed elsewhere while nothing could be loaded. */
  #isStale = false;

  /**
   * @param options.delayMs from the last edit until the server gets it
   * @param options.longestMs from the first edit that the server lacks until it gets that, however long typing goes on. Default: until it pauses
   * @param options.settle what follows at once from values that were edited, such as that those of hidden fields are lost. Default: nothing
   */
  constructor(calls: FormSetCalls, formSet: FormSet, options: EditorOptions) {
    const { delayMs, longestMs = Number.POSITIVE_INFINITY, settle = (values) => values } = options;
    this.#calls = calls;
    this.#timer = new SendTimer({ delayMs, longestMs, onDue: () => void this.flush() });
    this.#settle = settle;
    this.uploads = new FormUploads({
      send: calls.upload,
      edit: (formId, edit) => this.edit(formId, edit),
    });
    this.#take(formSet);
  }

  /** Whether something differs from what the organization holds. */
  get isChanged(): boolean {
    const { isEditing, values, saved } = this.state;
    return isEditing && !areSame(values, saved);
  }

  /** Whether the server lacks edits. */
  get isBehind(): boolean {
    return this.state.isEditing && this.#held !== null && !areSame(this.state.values, this.#held.values);
  }

  /** Edits that the server lacks; null for none. */
  get unsent(): UnsentEdits | null {
    return this.isBehind ? { base: this.#held?.values ?? nothing, values: this.state.values } : null;
  }

  /**
   * Starts changes, or goes on with those that were started before. After the changes were taken over elsewhere, what the server did not get is put
   * over what it has now.
   * @param takeOver takes those of another user over
   * @throws ProblemError 409 when another user has started some
   */
  async start(takeOver = false): Promise<void> {
    const { isTakenOver, values } = this.state;
    const base = this.#held?.values ?? nothing;
    await this.#pending('starting', async () => {
      const formSet = await this.#calls.start(takeOver);
      this.#take(formSet);
      if (isTakenOver) this.#edit(mergeForms(base, values, this.state.values));
    });
  }

  /**
   * Edits a form. @returns false when no changes are under way here
   * @param over the values that `next` was made from: edits of other fields that came since then stay
   */
  change(formId: string, next: Values, over?: Values): boolean {
    const { isEditing, isTakenOver, values } = this.state;
    if (!isEditing || isTakenOver) return false;
    const own = new Map([[formId, next]]);
    if (over === undefined || over === values.get(formId)) this.#edit(new Map([...values, ...own]));
    else this.#edit(mergeForms(new Map([[formId, over]]), own, values));
    return true;
  }

  /** Edits what the values of a form are by now. @returns as `change` does */
  edit(formId: string, edit: (values: Values) => Values): boolean {
    const values = this.state.values.get(formId);
    return values !== undefined && this.change(formId, edit(values));
  }

  /** Sends what the server lacks; while a save runs, when that has ended. @returns whether it lacks nothing afterwards */
  async flush(): Promise<boolean> {
    this.#timer.stop();
    if (this.state.isTakenOver) return false;
    const running = this.#saving ?? this.#sending;
    if (running !== null) {
      await running;
      return this.flush();
    }
    if (!this.isBehind) return true;
    const isKept = await this.#sendInTurn(this.state.values);
    this.#refreshStale();
    // More was typed meanwhile.
    return isKept && this.isBehind ? this.flush() : isKept;
  }

  /**
   * Makes the edits those of the organization. What is typed meanwhile is a change of its own: it is neither saved unchecked nor lost.
   * @returns false when they are not valid, or have not reached the server: `state.failure` says why
   * @throws ProblemError as the call does
   */
  async apply(steps: SaveSteps = {}): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#saving = promise;
    try {
      return await this.#pending('applying', () => this.#save(steps));
    } finally {
      this.#saving = null;
      resolve();
    }
  }

  /** Forgets the changes. @throws ProblemError as the call does */
  async discard(): Promise<void> {
    this.#timer.stop();
    this.uploads.clear();
    await this.#sending;
    await this.#pending('discarding', async () => {
      try {
        this.#take(await this.#calls.discard());
      } catch (error) {
        // Gone with the organization, or ended elsewhere.
        if (isProblem(error, 404)) this.#end();
        else if (isEnded(error)) this.#take(await this.#calls.load());
        else throw error;
      }
    });
  }

  /**
   * Loads the form set again; edits that the server lacks stay, over what it has. During a write it is loaded afterwards.
   * @throws ProblemError as the call does
   */
  async refresh(): Promise<void> {
    if (this.#isWriting) {
      this.#isStale = true;
      return;
    }
    if (this.#refreshing !== null) {
      await this.#refreshing.catch(() => undefined);
      return this.refresh();
    }
    this.#refreshing = this.#load();
    try {
      await this.#refreshing;
    } finally {
      this.#refreshing = null;
      this.#refreshStale();
    }
  }

  /**
   * Takes what the server announces of changes that are under way. What another user enters is not shown, so that it is not loaded.
   * @param changes null when none are
   */
  follow(changes: AnnouncedChanges | null): void {
    if (!isInState(this.state, this.#held?.revision, changes)) this.refresh().catch(() => undefined);
  }

  /** After a lost connection: changes that have ended meanwhile are not announced any more. */
  recheck(): void {
    if (this.state.isEditing || this.state.others !== null) this.refresh().catch(() => undefined);
  }

  /** Forgets edits that the server lacks: after another user has taken over the changes, or where they cannot be sent. */
  giveUp(): void {
    const { isTakenOver, failure } = this.state;
    this.#timer.stop();
    this.uploads.clear();
    if (this.#held === null || isTakenOver || isProblem(failure, 404)) this.#end();
    else assign(this.state, { values: this.#held.values, failure: null, isKeeping: false });
  }

  /**
   * Goes on with edits that the server did not get from an editor that has ended, over what it has now.
   * @throws ProblemError as `start` does
   */
  async goOnWith({ base, values }: UnsentEdits): Promise<void> {
    if (!this.state.isEditing && this.state.others === null) await this.start();
    if (this.state.isEditing) return this.#edit(mergeForms(base, values, this.state.values));
    this.#held = { values: base, revision: 0 };
    assign(this.state, { values, isEditing: true, isTakenOver: true });
  }

  /** Sends what the server lacks, and sends nothing more. @returns what it lacks all the same; null for nothing */
  async stop(): Promise<UnsentEdits | null> {
    const sending = this.isBehind ? this.flush() : null;
    this.#timer.stop();
    await sending;
    return this.unsent;
  }

  get #isWriting(): boolean {
    return this.state.pending !== null || this.#sending !== null;
  }

  async #load(): Promise<void> {
    this.#isStale = false;
    const before = this.#writes;
    const formSet = await this.#calls.load();
    if (before === this.#writes) this.#merge(formSet);
    else this.#isStale = true;
  }

  #refreshStale(): void {
    if (!this.#isStale || this.#isWriting || this.#refreshing !== null) return;
    this.refresh().catch(() => undefined);
  }

  #edit(values: ValuesByForm): void {
    this.#setValues(this.#settle(values));
    const { isBehind } = this;
    // What was taken back before it was sent need not be sent.
    assign(this.state, { isKeeping: isBehind || this.#sending !== null });
    if (isBehind) this.#timer.start();
    else this.#timer.stop();
  }

  #setValues(values: ValuesByForm): void {
    this.uploads.follow(this.state.values, values);
    assign(this.state, { values });
  }

  async #save({ isValid = async () => true, onApplied }: SaveSteps): Promise<boolean> {
    this.#timer.stop();
    let values: ValuesByForm;
    do {
      await this.#sending;
      const settled = this.#settle(this.state.values);
      if (!areSame(settled, this.state.values)) this.#edit(settled);
      values = this.state.values;
      if (!(await isValid(values))) return false;
      if (this.state.isTakenOver || !(await this.#sendInTurn(values)) || this.#held === null) return false;
      // What was edited in another tab is looked at, too.
    } while (!areSame(this.#held.values, values));
    const formSet = await this.#calls.apply(this.#held.revision);
    await onApplied?.();
    if (areSame(this.state.values, values)) this.#take(formSet);
    else {
      assign(this.state, { saved: toValues(formSet.forms) });
      await this.#beginAgain().catch((error: unknown) => this.#fail(error));
    }
    return true;
  }

  /** The changes have ended: what was typed since is a change of its own. */
  async #beginAgain(): Promise<void> {
    const before = this.#held?.values ?? nothing;
    const started = await this.#calls.start(false);
    const { values } = this.state;
    this.#take(started);
    this.#edit(mergeForms(before, values, this.state.values));
  }

  async #sendInTurn(values: ValuesByForm): Promise<boolean> {
    this.#sending = this.#send(values);
    const isKept = await this.#sending;
    this.#sending = null;
    return isKept;
  }

  /** @returns whether the server has what was sent, or it can be sent again */
  async #send(values: ValuesByForm): Promise<boolean> {
    if (this.#held === null) return false;
    const { values: before, revision } = this.#held;
    if (areSame(values, before)) return true;
    const changed = new Map([...values].filter(([id, value]) => !equal(value, before.get(id))));
    this.#writes += 1;
    assign(this.state, { isKeeping: true });
    try {
      const { changes } = await this.#calls.save(revision, changed);
      if (changes !== null) this.#held = { values, revision: changes.revision };
      assign(this.state, { failure: null, isKeeping: this.isBehind, timeKept: changes?.timeSaved ?? null });
      return true;
    } catch (error) {
      if (isProblem(error, 409) && (await this.#catchUp(error.problem))) return true;
      this.#fail(error);
      return false;
    }
  }

  #fail(failure: unknown): void {
    assign(this.state, { failure, isKeeping: false });
  }

  /** The changes were changed elsewhere. @returns whether the edits can be sent again, over those */
  async #catchUp({ type }: Problem): Promise<boolean> {
    try {
      if (type.endsWith(endedType)) {
        // They were applied or discarded elsewhere.
        await this.#beginAgain();
        return true;
      }
      this.#merge(await this.#calls.load());
      return !this.state.isTakenOver;
    } catch {
      return false;
    }
  }

  /** Goes on from what the server holds; edits that it lacks stay. */
  #merge(formSet: FormSet): void {
    const held = this.#held;
    const { values, isEditing } = this.state;
    if (held === null || !isEditing) {
      this.#take(formSet);
      return;
    }
    if (formSet.changes === null && this.isBehind) {
      // They were applied or discarded elsewhere: sending finds that out, and begins with what was typed since.
      if (!this.state.isTakenOver) void this.flush();
      return;
    }
    const isLost = formSet.changes?.isOwn !== true && this.isBehind;
    if (isLost) {
      assign(this.state, {
        ...{ isTakenOver: true, others: othersOf(formSet), saved: toValues(formSet.forms) },
        isKeeping: false,
      });
      return;
    }
    this.#take(formSet);
    if (this.state.isEditing) this.#edit(mergeForms(held.values, values, this.state.values));
  }

  #take(formSet: FormSet): void {
    const { changes } = formSet;
    const saved = toValues(formSet.forms);
    const isEditing = changes?.isOwn === true;
    const values = isEditing ? toValues(changes.forms) : saved;
    this.#held = isEditing ? { values, revision: changes.revision } : null;
    this.uploads.follow(this.state.values, values);
    assign(this.state, {
      ...{ saved, values, isEditing, others: othersOf(formSet), isTakenOver: false },
      ...{ failure: null, isKeeping: false, timeKept: isEditing ? changes.timeSaved : null },
    });
  }

  /** Nothing is being changed any more. */
  #end(): void {
    this.#held = null;
    const { saved: values } = this.state;
    assign(this.state, { isEditing: false, isTakenOver: false, isKeeping: false, values, failure: null });
  }

  async #pending<Result>(pending: FormSetState['pending'], run: () => Promise<Result>): Promise<Result> {
    this.#writes += 1;
    assign(this.state, { pending });
    try {
      return await run();
    } finally {
      assign(this.state, { pending: null });
      this.#refreshStale();
    }
  }
}
