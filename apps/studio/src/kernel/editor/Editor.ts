import { isProblem } from '@studio/api';
import { ref } from 'valtio';
import { withProgress } from '../../platform/feedback/progress.ts';
import { preference } from '../../platform/preferences/preferences.ts';
import { Emitter } from '../../platform/state/Emitter.ts';
import { choicesOf, decisionsOf, validDecisions } from './decisions.ts';
import { EditedDraft } from './EditedDraft.ts';
import type { KeptDraft } from './EditorState.ts';
import { equal } from './equal.ts';
import { IdempotentSaver, type SaveAttempt, type Written } from './IdempotentSaver.ts';
import { isChosen } from './isChosen.ts';
import { isQuestion } from './lostBy.ts';
import { mergeVersions, toOpenConflict } from './mergeVersions.ts';
import type { Change, Choices } from './outline/Outline.ts';
import { PartlySavedError } from './PartlySavedError.ts';
import { randomId } from './randomId.ts';
import type { Conflict, EditIntent, EditorDefinition, Loaded, OpenConflict } from './types.ts';
import { sameContent } from './undo/sameContent.ts';

/** One object being edited. Lives above the tabs, and knows neither screen nor router. */
export class Editor<Doc, Draft extends object> extends EditedDraft<Doc, Draft> {
  /** Names this editor to the server. */
  readonly tag = randomId();
  readonly #run: IdempotentSaver<Doc, Draft>;
  /** The versions that were the base here. */
  readonly #known = new Set<string>();
  readonly #saves = new Emitter<[etag: string]>();
  readonly #rebases = new Emitter<[from: Conflict<Doc>, changes: readonly Change[]]>();
  /** Calls back with the version that a save has made. Returns the unsubscribe function. */
  readonly onSave = this.#saves.on;
  /** Calls back when the draft was rebased onto another version: whose, and what it changed. Returns the unsubscribe function. */
  readonly onRebase = this.#rebases.on;
  /** Calls back right before a save is sent, which is one of `attempts` then. Returns the unsubscribe function. */
  readonly onSend: IdempotentSaver<Doc, Draft>['onSend'];
  #saving: Promise<boolean> | null = null;
  #postponed: OpenConflict<Doc> | null = null;

  constructor(definition: EditorDefinition<Doc, Draft>, id: string, base: Loaded<Doc>) {
    super(definition, id, base);
    this.#run = new IdempotentSaver(definition, this.tag, (isUncertain) => {
      this.state.isUncertain = isUncertain;
    });
    this.onSend = this.#run.onSend;
    this.#run.onWait(() => {
      this.state.isWaiting = this.state.isSaving;
    });
    this.#known.add(base.etag);
  }

  /** The saves that are pending or have ended without an answer, newest first; another list when something changes. */
  get attempts(): readonly SaveAttempt<Doc, Draft>[] {
    return this.#run.attempts;
  }

  /** Replaces the draft, as a step that can be undone. With the first change to what is saved no save has failed yet. */
  override edit(draft: Draft, intent: EditIntent = {}): void {
    if (this.state.failure !== null && draft !== this.state.draft && !this.isDirty) this.state.failure = null;
    super.edit(draft, intent);
  }

  /**
   * Saves. Resolves to true when nothing is left to save, to false when the save failed or met a conflict; the draft is
   * kept either way. While a save runs, another call waits for it and then saves what has been typed since.
   * @param mayGoOn asked once the draft was rebased onto somebody's version meanwhile: false ends the save before anything is written
   * over that. Default: it goes on
   * @param isSilent the caller says that it was saved. Default false
   */
  async save(mayGoOn: () => boolean = () => true, isSilent = false): Promise<boolean> {
    if (this.#saving !== null) {
      const isSaved = await this.#saving;
      return isSaved && this.isDirty && this.isValid
        ? this.save(mayGoOn, isSilent)
        : isSaved && !this.isDirty;
    }
    if (!this.isDirty) return true;
    if (!this.isValid) return false;
    return this.#saveInTurn(() => this.#send(mayGoOn), isSilent);
  }

  /** The user agrees that the next save breaks references, as listed by the server's refusal. */
  agreeTo(expectedReferences: string): void {
    this.#run.agreeTo(expectedReferences);
  }

  /** What was refused is not to be saved as it is, as the user has answered: it is no failure any more. */
  forgetFailure(): void {
    this.state.failure = null;
  }

  /** Gives up a save that waits to be tried again: it ends as one that has failed. */
  stopWaiting(): void {
    this.#run.stopWaiting();
  }

  /** Makes the object again as the draft says, after it was deleted. As `save` otherwise. */
  async recreate(): Promise<boolean> {
    if (this.#saving !== null || !this.isValid) return false;
    return this.#saveInTurn(() => this.#create());
  }

  /** Takes a version as the new start and forgets draft and steps. */
  reset(base: Loaded<Doc>): void {
    this.#known.add(base.etag);
    this.startFrom(base);
    this.#run.resume([]);
    this.#run.agreeTo(undefined);
  }

  /**
   * Takes the latest version as the new start and forgets draft and steps; of an object that is gone the last one here.
   * @returns whether a save was written whose answer was lost: what it saved is not discarded
   * @throws when the server cannot be reached: then everything stays
   */
  async startAgain(): Promise<boolean> {
    await this.idle();
    const { base } = this.state;
    try {
      const latest = await this.definition.load(this.id);
      const isLater = this.#run.isUncertain && latest.etag !== base.etag;
      const wasSaved = isLater && (await this.#learnLostSave());
      this.reset(latest);
      return wasSaved;
    } catch (error) {
      if (!isProblem(error, 404)) throw error;
      this.reset(base);
      this.noteGone(error);
      return false;
    }
  }

  /** Asks whether the object is still there, and notes when it is not. */
  async noteIfGone(): Promise<void> {
    try {
      await this.definition.load(this.id);
    } catch (error) {
      if (isProblem(error, 404)) this.noteGone(error);
    }
  }

  /** The object was requested and does not exist, as a save would find out. @param error the server's error */
  noteGone(error: unknown): void {
    this.state.failure = ref({ error, draft: this.state.draft });
  }

  /**
   * Goes on with a draft that was kept. Where the object has moved on since, both are merged. Only for an editor without
   * unsaved edits: they would be gone.
   * @param kept a draft of this object, of whatever version
   */
  restore(kept: KeptDraft<Doc, Draft>): void {
    const { attempts = [], decisions = [] } = kept;
    const { base: latest } = this.state;
    const isLatest = kept.base.etag === latest.etag;
    // A server of another release may read the same version otherwise, as where something is usual that it left out.
    const isSame = isLatest && sameContent(kept.base.doc, latest.doc);
    const base = isSame ? latest : kept.base;
    this.#known.add(base.etag);
    this.startFrom(base, kept.origin);
    this.#run.resume(attempts.map((attempt) => ({ ...attempt, base })));
    this.edit(kept.draft);
    if (!isSame) this.#rebase({ current: latest, ...this.definition.saverOf(latest.doc) }, {}, [], isLatest);
    const { conflict } = this.state;
    if (conflict !== null) this.state.decisions = ref([...validDecisions(decisions, conflict)]);
  }

  /**
   * Merges somebody's version into the draft, and goes on from that version. Where both changed the same, or the version
   * cannot hold what was changed here, the draft stays as it is until the user has decided: see `state.conflict`.
   * @param choices for the collisions that are known already
   * @param givenUp changes that the user gives up where the version cannot hold them. Default: none
   * @returns whether the draft was rebased
   */
  rebaseOnto(from: Conflict<Doc>, choices: Choices = {}, givenUp: readonly Change[] = []): boolean {
    return this.#rebase(from, choices, givenUp, false);
  }

  /**
   * Goes on from a version that an action of the user has just made of the object. As `rebaseOnto`, but its changes are no news: the caller of the action
   * reports it itself.
   */
  takeOver(current: Loaded<Doc>): boolean {
    return this.#rebase({ current, ...this.definition.saverOf(current.doc) }, {}, [], true);
  }

  #rebase(from: Conflict<Doc>, choices: Choices, givenUp: readonly Change[], isExpected: boolean): boolean {
    const { current } = from;
    const merged = mergeVersions(this.definition, this.state, current, choices);
    const { collisions } = merged.merge;
    const isKept = (change: Change) => !givenUp.some((each) => equal(each, change));
    if (
      collisions.some((each) => !isChosen(each, choices, this.state.conflict)) ||
      merged.unsupported.some(isKept)
    ) {
      this.state.conflict = ref(toOpenConflict(from, merged, this.#postponed));
      return false;
    }
    this.#known.add(current.etag);
    this.applyRebase(current, merged);
    this.#rebases.emit(from, isExpected ? [] : merged.merge.theirChanges);
    return true;
  }

  /**
   * Merges the latest version into the draft, after any pending save: none from before it is the latest.
   * @param id what the object is called now
   */
  async rebaseOntoLatest(
    id = this.id,
  ): Promise<{ readonly current: Loaded<Doc>; readonly isRebased: boolean }> {
    for (;;) {
      await this.idle();
      const { base } = this.state;
      const current = await this.definition.load(id);
      if (base !== this.state.base || this.#saving !== null) continue;
      if (current.etag === base.etag) return { current, isRebased: true };
      if (this.#run.isUncertain && ((await this.#learnLostSave()) || base !== this.state.base)) continue;
      return { current, isRebased: this.rebaseOnto({ current, ...this.definition.saverOf(current.doc) }) };
    }
  }

  /**
   * Resolves the conflict as chosen, gives up what the other version cannot hold, and rebases onto that version. False
   * while a choice is missing.
   */
  resolveConflict(choices: Choices): boolean {
    const { conflict } = this.state;
    return conflict === null || this.rebaseOnto(conflict, choices, conflict.unsupported);
  }

  /** What was chosen so far for the conflict. */
  get choices(): Choices {
    return choicesOf(this.state.decisions);
  }

  /** Notes what was chosen so far for the open conflict: it is kept with the draft, and with a conflict that is put off. */
  decide(choices: Choices): void {
    const { conflict } = this.state;
    if (conflict !== null) this.state.decisions = ref([...decisionsOf(conflict, choices)]);
  }

  /** Leaves the conflict for later; the next save meets it again. */
  postpone(): void {
    this.#postponed = this.state.conflict;
    this.state.conflict = null;
  }

  /**
   * Takes the server's version when it is another one and nothing is unsaved here.
   * @returns false when the object is gone, true otherwise: also when the server cannot be reached.
   */
  async catchUp(): Promise<boolean> {
    const mustStay = () => this.isDirty || this.#saving !== null;
    if (mustStay()) return true;
    const { base } = this.state;
    try {
      const latest = await this.definition.load(this.id);
      if (latest.etag !== base.etag && base === this.state.base && !mustStay()) this.reset(latest);
    } catch (error) {
      return !isProblem(error, 404) || mustStay();
    }
    return true;
  }

  /** Resolves when no save is pending. */
  async idle(): Promise<void> {
    await this.#saving;
  }

  /**
   * Whether this version was saved here or is one that the draft was rebased onto. A save whose answer was lost is found out meanwhile.
   * @param etag of a version that the server is known to have; null for none
   */
  async knows(etag: string | null): Promise<boolean> {
    await this.idle();
    if (etag === this.state.base.etag) return true;
    if (etag !== null && this.#saving === null && this.#run.isUncertain)
      await this.#learnLostSave().catch(() => undefined);
    return etag !== null && this.#known.has(etag);
  }

  async #saveInTurn(send: () => Promise<boolean>, isSilent = false): Promise<boolean> {
    this.#saving = this.#saveOnce(send, isSilent);
    try {
      return (await this.#saving) && !this.isDirty;
    } finally {
      this.#saving = null;
    }
  }

  async #saveOnce(send: () => Promise<boolean>, isSilent: boolean): Promise<boolean> {
    const { texts } = this.definition;
    Object.assign(this.state, { isSaving: true, failure: null });
    let isPartly = false;
    const run = () =>
      send().catch((thrown: unknown) => {
        isPartly = thrown instanceof PartlySavedError;
        throw isPartly && thrown instanceof Error ? thrown.cause : thrown;
      });
    try {
      const success = (isSaved: boolean) => (isSaved && !isSilent ? texts.saved : undefined);
      const isFailure = (error: unknown) => !isQuestion(error, this.definition);
      return await withProgress({ loading: texts.saving, success, isFailure }, run);
    } catch (error) {
      this.state.failure = ref({ error, draft: this.state.draft, isPartly });
      return false;
    } finally {
      Object.assign(this.state, { isSaving: false, isWaiting: false });
    }
  }

  /** Sends the draft; what others saved meanwhile is merged in. False when the user has to choose or to confirm first. */
  async #send(mayGoOn: () => boolean = () => true): Promise<boolean> {
    for (let merges = 0; this.isDirty; merges += 1) {
      const { draft, base } = this.state;
      try {
        const saved = await this.#run.send(this.id, draft, base);
        this.#acceptSaved({ saved, draft, base });
        return true;
      } catch (error) {
        if (error instanceof PartlySavedError && this.#acceptPart(error, base)) continue;
        const conflict = this.definition.toConflict(error);
        if (conflict === null || merges >= preference('editor.mostMerges')) throw error;
        // The conflicting version may be our own.
        if ((await this.#learnLostSave()) || base !== this.state.base) continue;
        if (!this.rebaseOnto(conflict) || !this.isValid || (this.isDirty && !mayGoOn())) return false;
      }
    }
    return true;
  }

  async #create(): Promise<boolean> {
    const { draft, base } = this.state;
    try {
      this.#acceptSaved({ saved: await this.#run.create(this.id, draft, base), draft, base });
    } catch (error) {
      if (error instanceof PartlySavedError && this.#acceptPart(error, base)) return this.#send();
      // The name may have been taken by our own try.
      const isTaken = isProblem(error, 409) && this.#run.isUncertain;
      if (!isTaken || !(await this.#learnLostSave())) throw error;
      return this.#send();
    }
    return true;
  }

  /**
   * Goes on from what a save has done before it failed. True when somebody has saved since, and the rest is to be sent over that.
   * @throws the error itself otherwise
   */
  #acceptPart(error: PartlySavedError, base: Loaded<Doc>): boolean {
    // What threw it is the save of this editor.
    const { saved, draft } = error as PartlySavedError<Doc, Draft>;
    this.#acceptSaved({ saved, draft, base });
    if (this.definition.toConflict(error.cause) === null) throw error;
    return true;
  }

  /** False when no save was written whose answer was lost. Only once `base` is known not to be the latest version. */
  async #learnLostSave(): Promise<boolean> {
    const written = await this.#run.resolveUnconfirmed(this.id);
    if (written !== null) this.#acceptSaved(written);
    return written !== null;
  }

  /** Where the draft was rebased onto another version since, that version holds what was saved. */
  #acceptSaved({ saved, draft, base }: Written<Doc, Draft>): void {
    this.#known.add(saved.etag);
    this.state.failure = null;
    const isHere = this.state.base === base;
    if (isHere) this.takeSaved(saved, draft);
    this.#run.resume([]);
    this.#run.agreeTo(undefined);
    if (!isHere) return;
    this.stopCoalescing();
    this.#saves.emit(saved.etag);
  }
}
