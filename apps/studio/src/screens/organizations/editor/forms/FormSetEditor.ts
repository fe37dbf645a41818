import { type FormSet, isProblem, type Problem } from '@studio/api';
import type { FormViewProps } from '@studio/widgets';
import { equal } from '../../../../kernel/editor/equal.ts';
import { assign, shallowProxy } from '../../../../platform/state/shallowProxy.ts';
import { FormUploads, type UploadHost } from './FormUploads.ts';
import { areSame, mergeForms } from './mergeForms.ts';

/** The values of a form. */
export type Values = NonNullable<FormViewProps['value']>;
/** Values of forms, by the ids of the forms. */
export type ValuesByForm = ReadonlyMap<string, Values>;

/** The calls of a form set, as the contract has them. All of them answer the form set as it is afterwards. */
export interface FormSetCalls {
  load(): Promise<FormSet>;
  /** @throws ProblemError 409 when another user has started changes */
  start(takeOver: boolean): Promise<FormSet>;
  /** @throws ProblemError 409 when they were saved, taken over, applied or discarded elsewhere */
  save(revision: number, values: ValuesByForm): Promise<FormSet>;
  /** @throws ProblemError 409 as `save` does */
  apply(revision: number): Promise<FormSet>;
  discard(): Promise<FormSet>;
  /** Stores a file for one of the forms. @throws ProblemError 413 or 415 for one that is not taken */
  upload: UploadHost['send'];
}

/** Who has started changes, and when. */
export interface ChangesOf {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly timeStarted: number;
}

/** Changes as the server announces them. */
export interface AnnouncedChanges {
  readonly startedBy: { readonly name: string };
  /** Epoch milliseconds. */
  readonly timeStarted: number;
  readonly isOwn: boolean;
  /** Counts what was saved. */
  readonly revision: number;
}

/** A form set, and what is being changed in it here. */
export interface FormSetState {
  /** The values as they are without changes. */
  readonly saved: ValuesByForm;
  /** Whether the user's own changes are under way, here or elsewhere. */
  readonly isEditing: boolean;
  /** The values as they are edited; those of `saved` while nothing is. */
  readonly values: ValuesByForm;
  /** The changes of another user; null for none. */
  readonly others: ChangesOf | null;
  /** Another user has taken over the changes that were made here: what the server did not get is still in `values`. */
  readonly isTakenOver: boolean;
  /** When the server got the edits last, in epoch milliseconds; null for never. */
  readonly timeKept: number | null;
  /** Edits are on their way to the server, or will be in a moment. */
  readonly isKeeping: boolean;
  /** Why the last edits have not reached the server; null when they have. */
  readonly failure: unknown;
  /** What is pending that the user has begun. */
  readonly pending: 'applying' | 'discarding' | 'starting' | null;
}

interface EditorOptions {
  readonly delayMs: number;
  readonly settle?: (values: ValuesByForm) => ValuesByForm;
}

const asTheyAre = (values: ValuesByForm) => values;

const nothing: ValuesByForm = new Map();

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
  readonly #delayMs: number;
  readonly #settle: (values: ValuesByForm) => ValuesByForm;
  /** What the server holds of the changes, and its revision; null while none are under way. */
  #held: { readonly values: ValuesByForm; readonly revision: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sending: Promise<boolean> | null = null;
  #refreshing: Promise<void> | null = null;
  /** Writes that were begun here: what was loaded before one of them may be older than its answer. */
  #writes = 0;
  /** Something has changed elsewhere while nothing could be loaded. */
  #isStale = false;

  /**
   * @param options.delayMs from the last edit until the server gets it
   * @param options.settle what follows at once from values that were edited, such as that those of hidden fields are lost. Default: nothing
   */
  constructor(calls: FormSetCalls, formSet: FormSet, { delayMs, settle = asTheyAre }: EditorOptions) {
    this.#calls = calls;
    this.#delayMs = delayMs;
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
   * Edits a form.
   * @param over the values that `next` was made from: edits of other fields that came since then stay
   */
  change(formId: string, next: Values, over?: Values): void {
    const { isEditing, isTakenOver, values } = this.state;
    if (!isEditing || isTakenOver) return;
    const own = new Map([[formId, next]]);
    if (over === undefined || over === values.get(formId)) this.#edit(new Map([...values, ...own]));
    else this.#edit(mergeForms(new Map([[formId, over]]), own, values));
  }

  /** Edits what the values of a form are by now. */
  edit(formId: string, edit: (values: Values) => Values): void {
    const values = this.state.values.get(formId);
    if (values !== undefined) this.change(formId, edit(values));
  }

  /** Sends what the server lacks. @returns whether it lacks nothing afterwards */
  async flush(): Promise<boolean> {
    this.#stopTimer();
    if (this.state.isTakenOver) return false;
    if (this.#sending !== null) {
      await this.#sending;
      return this.flush();
    }
    if (!this.isBehind) return true;
    this.#sending = this.#send();
    const isKept = await this.#sending;
    this.#sending = null;
    this.#refreshStale();
    // More was typed meanwhile.
    return isKept && this.isBehind ? this.flush() : isKept;
  }

  /**
   * Makes the edits those of the organization.
   * @param onApplied is awaited while the changes still count as under way, so that what follows them finds the organization as it is then. Never rejects.
   * @returns false when they have not reached the server: `state.failure` says why
   * @throws ProblemError as the call does
   */
  async apply(onApplied?: () => Promise<void>): Promise<boolean> {
    return this.#pending('applying', async () => {
      const values = this.#settle(this.state.values);
      if (!areSame(values, this.state.values)) this.#edit(values);
      if (!(await this.flush()) || this.#held === null) return false;
      const formSet = await this.#calls.apply(this.#held.revision);
      await onApplied?.();
      this.#take(formSet);
      return true;
    });
  }

  /** Forgets the changes. @throws ProblemError as the call does */
  async discard(): Promise<void> {
    this.#stopTimer();
    this.uploads.clear();
    await this.#sending;
    await this.#pending('discarding', async () => this.#take(await this.#calls.discard()));
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
    if (!this.#isKnown(changes)) this.refresh().catch(() => undefined);
  }

  /** After a lost connection: changes that have ended meanwhile are not announced any more. */
  recheck(): void {
    if (this.state.isEditing || this.state.others !== null) this.refresh().catch(() => undefined);
  }

  #isKnown(changes: AnnouncedChanges | null): boolean {
    const { isEditing, isTakenOver, others } = this.state;
    if (changes === null) return !isEditing && others === null;
    if (changes.isOwn) return !isTakenOver && this.#held?.revision === changes.revision;
    const { startedBy, timeStarted } = changes;
    return others?.name === startedBy.name && others.timeStarted === timeStarted;
  }

  /** Forgets edits that the server never got after another user has taken over the changes. */
  giveUp(): void {
    this.#held = null;
    this.uploads.clear();
    assign(this.state, { isEditing: false, isTakenOver: false, values: this.state.saved, failure: null });
  }

  /** Sends what the server lacks, and sends nothing more. */
  stop(): void {
    if (this.isBehind) void this.flush();
    this.#stopTimer();
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
    this.#stopTimer();
    const { isBehind } = this;
    // What was taken back before it was sent need not be sent.
    assign(this.state, { isKeeping: isBehind || this.#sending !== null });
    if (!isBehind) return;
    this.#timer = setTimeout(() => void this.flush(), this.#delayMs);
  }

  #setValues(values: ValuesByForm): void {
    this.uploads.follow(this.state.values, values);
    assign(this.state, { values });
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** @returns whether the server has what was sent */
  async #send(): Promise<boolean> {
    const { values } = this.state;
    if (this.#held === null) return false;
    const { values: before, revision } = this.#held;
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
      assign(this.state, { failure: error, isKeeping: false });
      return false;
    }
  }

  /** The changes were changed elsewhere. @returns whether the edits can be sent again, over those */
  async #catchUp({ type }: Problem): Promise<boolean> {
    try {
      if (type.endsWith('/changes-not-started')) {
        // They were applied or discarded elsewhere: what was typed since is a change of its own.
        const before = this.#held?.values ?? nothing;
        const { values } = this.state;
        const started = await this.#calls.start(false);
        this.#take(started);
        this.#setValues(mergeForms(before, values, this.state.values));
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

function othersOf({ changes }: FormSet): ChangesOf | null {
  if (changes === null || changes.isOwn) return null;
  return { name: changes.startedBy.name, timeStarted: changes.timeStarted };
}

function toValues(forms: FormSet['forms']): ValuesByForm {
  // A list holds texts or entries, never both.
  return new Map(forms.map(({ id, values }) => [id, values as Values]));
}
