import { isProblem } from '@studio/api';
import { proxy, ref, subscribe } from 'valtio';
import { withProgress } from '../../services/progress.ts';
import { type Comparison, rememberComparison } from './comparison.ts';
import { equal } from './equal.ts';
import { isChosen } from './isChosen.ts';
import { Listeners } from './Listeners.ts';
import { type MergedDraft, mergeVersions, toOpenConflict } from './mergeVersions.ts';
import { NormalForms } from './NormalForms.ts';
import { diffOutlines } from './outline/diffOutlines.ts';
import type { Change, Choices, Outline } from './outline/Outline.ts';
import { revertChange } from './outline/revertChange.ts';
import { randomId } from './randomId.ts';
import { SaveRun, type Written } from './SaveRun.ts';
import type { Conflict, EditIntent, EditorDefinition, Loaded, OpenConflict, ViewKeeper } from './types.ts';
import { UndoHistory } from './undo/UndoHistory.ts';

/** What an editor holds; everything else follows from it. */
export interface EditorState<Doc, Draft> {
  /** The version the draft was made from. */
  base: Loaded<Doc>;
  /** The draft as it was at `base`: what is the same thing in both has the same key in both. */
  origin: Draft;
  draft: Draft;
  isSaving: boolean;
  /** Counts how often the draft was replaced as a whole: what widgets remember of it ends then. */
  generation: number;
  /** Set while both sides have changed the same things and nobody has chosen yet. */
  conflict: OpenConflict<Doc> | null;
  /** Why the last save failed, and what it would have saved; null when it did not fail. */
  failure: { readonly error: unknown; readonly draft: Draft } | null;
}

/** A draft that was kept, and the version it was made from. */
export type KeptDraft<Doc, Draft> = Pick<EditorState<Doc, Draft>, 'base' | 'origin' | 'draft'>;

/** How often a save starts again because others keep saving before it. */
const maxMerges = 5;

/** One object being edited. Lives above the tabs, and knows neither screen nor router. */
export class Editor<Doc, Draft extends object> {
  id: string;
  readonly definition: EditorDefinition<Doc, Draft>;
  readonly state: EditorState<Doc, Draft>;
  /** Names this editor to the server. */
  readonly tag = randomId();
  /** Where the user is; set by the screen while it is shown. */
  view: ViewKeeper | null = null;
  readonly #forms: NormalForms<Doc, Draft>;
  readonly #history = new UndoHistory<Draft>({ isSame: (a, b) => this.#isSame(a, b) });
  readonly #run: SaveRun<Doc, Draft>;
  /** The versions that were the base here. */
  readonly #known = new Set<string>();
  readonly #saves = new Listeners<[etag: string]>();
  readonly #takeIns = new Listeners<[from: Conflict<Doc>, changes: readonly Change[]]>();
  /** Calls back with the version that a save has made. Returns the unsubscribe function. */
  readonly onSave = this.#saves.add;
  /** Calls back when another version was taken in: whose, and what it changed. Returns the unsubscribe function. */
  readonly onTakeIn = this.#takeIns.add;
  #saving: Promise<boolean> | null = null;
  #postponed: OpenConflict<Doc> | null = null;
  readonly #compare = rememberComparison<Doc, Draft>();

  constructor(definition: EditorDefinition<Doc, Draft>, id: string, base: Loaded<Doc>) {
    this.definition = definition;
    this.id = id;
    this.#forms = new NormalForms(definition);
    this.#run = new SaveRun(definition, this.tag);
    this.#known.add(base.etag);
    const draft = definition.toDraft(base.doc);
    this.state = proxy({
      base: ref(base),
      origin: ref(draft),
      draft: ref(draft),
      isSaving: false,
      generation: 0,
      conflict: null,
      failure: null,
    }) as EditorState<Doc, Draft>;
  }

  /**
   * True when saving would change the object, and while nobody knows whether a save was written. An edit undone by hand
   * is no change.
   */
  get isDirty(): boolean {
    const { draft, base } = this.state;
    return this.#run.isUncertain || !equal(this.#forms.of(draft, base), this.#forms.ofSaved(base));
  }

  /** True when the draft may be saved. */
  get isValid(): boolean {
    return this.definition.isValid(this.state.draft, this.state.base.doc);
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** The burst of typing that the next edit may belong to; null for none. */
  get openBurst(): string | null {
    return this.#history.openBurst;
  }

  /** What the object says as saved, and as the draft. */
  get outlines(): { readonly before: Outline; readonly after: Outline } {
    return this.#comparison.outlines;
  }

  /** What saving would change, as the screen's facts in its order. */
  get changes(): readonly Change[] {
    return this.#comparison.changes;
  }

  /** Calls back after changes of the state, once for those of one moment. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    return subscribe(this.state, listener);
  }

  /** Replaces the draft, as a step that can be undone. */
  edit(draft: Draft, intent: EditIntent = {}): void {
    const { draft: before } = this.state;
    if (draft === before) return;
    this.#history.record(before, draft, intent, this.view?.read());
    this.state.draft = ref(draft);
    this.#noteView();
  }

  /** Ends a burst of typing: what follows is a step of its own. */
  endBurst(): void {
    this.#history.endBurst();
  }

  /** The next edit is the browser undoing what was typed: taken back altogether, it can be redone like any step. */
  browserUndoes(): void {
    this.#history.browserUndoes();
  }

  /** Takes the newest step back, and the user to where it was made. False when there is none. */
  undo(): boolean {
    return this.#show(this.#history.undo(this.state.draft));
  }

  /** Does again what was undone last. False when there is nothing. */
  redo(): boolean {
    return this.#show(this.#history.redo(this.state.draft));
  }

  /** Takes back one of `changes`, as a step that can be undone. */
  revert(change: Change): void {
    const { base, origin, draft } = this.state;
    const { before, after } = this.outlines;
    const next = revertChange(before, after, change);
    this.edit(this.definition.outline.write(next, [draft, origin], base.doc));
  }

  /**
   * Makes the draft say what another one says, as a step that can be undone: to bring back an earlier version.
   * @param doc the version that the other draft was made from
   * @returns false when it says the same already
   */
  replaceContent(other: Draft, doc: Doc): boolean {
    const { outline } = this.definition;
    const { base, draft } = this.state;
    const adopted = outline.adopt(other, draft, doc);
    const next = outline.read(adopted, doc);
    if (diffOutlines(outline.read(draft, base.doc), next).length === 0) return false;
    this.edit(outline.write(next, [draft, adopted], base.doc));
    return true;
  }

  /**
   * Saves. Resolves to true when nothing is left to save, to false when the save failed or met a conflict; the draft is
   * kept either way. While a save runs, another call waits for it and then saves what has been typed since.
   */
  async save(): Promise<boolean> {
    if (this.#saving !== null) {
      const isSaved = await this.#saving;
      return isSaved && this.isDirty && this.isValid ? this.save() : isSaved && !this.isDirty;
    }
    if (!this.isDirty) return true;
    if (!this.isValid) return false;
    return this.#saveInTurn(() => this.#send());
  }

  /** Makes the object again as the draft says, after it was deleted. As `save` otherwise. */
  async recreate(): Promise<boolean> {
    if (this.#saving !== null || !this.isValid) return false;
    const { draft, base } = this.state;
    return this.#saveInTurn(async () => {
      this.#acceptSaved({ saved: await this.#run.create(draft, base), draft, base });
      return true;
    });
  }

  /** Takes a version as the new start and forgets draft and steps. */
  reset(base: Loaded<Doc>): void {
    const draft = this.definition.toDraft(base.doc);
    this.#replace(base, draft, draft);
    this.#history.clear();
    this.#run.forget();
  }

  /**
   * Goes on with a draft that was kept. Where the object has moved on since, both are merged. Only for an editor without
   * unsaved edits: they would be gone.
   * @param kept a draft of this object, of whatever version
   */
  restore(kept: KeptDraft<Doc, Draft>): void {
    const { base: latest } = this.state;
    this.#replace(kept.base, kept.origin, kept.origin);
    this.#history.clear();
    this.edit(kept.draft);
    if (kept.base.etag !== latest.etag)
      this.takeIn({ current: latest, ...this.definition.saverOf(latest.doc) });
    else this.state.base = ref(latest);
  }

  /**
   * Merges somebody's version into the draft, and goes on from that version. Where both changed the same, the draft
   * stays as it is until the user has chosen: see `state.conflict`.
   * @param choices for the collisions that are known already
   * @returns whether the version was taken in
   */
  takeIn(from: Conflict<Doc>, choices: Choices = {}): boolean {
    const { current } = from;
    const merged = mergeVersions(this.definition, this.state, current, choices);
    const { collisions } = merged.merge;
    if (collisions.some((each) => !isChosen(each, choices, this.state.conflict))) {
      this.state.conflict = ref(toOpenConflict(from, merged, this.#postponed));
      return false;
    }
    this.#accept(current, merged);
    this.#takeIns.tell(from, merged.merge.theirChanges);
    return true;
  }

  /**
   * Merges the latest version into the draft, after any save under way: none from before it is the latest.
   * @param id what the object is called now
   */
  async takeInLatest(id = this.id): Promise<{ readonly current: Loaded<Doc>; readonly isTakenIn: boolean }> {
    for (;;) {
      await this.idle();
      const { base } = this.state;
      const current = await this.definition.load(id);
      if (base !== this.state.base || this.#saving !== null) continue;
      if (current.etag === base.etag) return { current, isTakenIn: true };
      if (this.#run.isUncertain && (await this.#learnLostSave())) continue;
      return { current, isTakenIn: this.takeIn({ current, ...this.definition.saverOf(current.doc) }) };
    }
  }

  /** Settles the conflict as chosen, and goes on from the other version. False while a choice is missing. */
  settle(choices: Choices): boolean {
    const { conflict } = this.state;
    return conflict === null || this.takeIn(conflict, choices);
  }

  /** Leaves the conflict for later; the next save meets it again. */
  postpone(): void {
    this.#postponed = this.state.conflict;
    this.state.conflict = null;
  }

  /**
   * Takes the server's version when it is another one and nothing is unsaved here.
   * @returns false when the object is gone, true otherwise: also when nobody could be asked.
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

  /** Resolves when no save is under way. */
  async idle(): Promise<void> {
    await this.#saving;
  }

  /**
   * Whether this version was saved or taken in here. A save whose answer was lost is found out on the way.
   * @param etag of a version that the server is known to have; null for none
   */
  async knows(etag: string | null): Promise<boolean> {
    await this.idle();
    if (etag === this.state.base.etag) return true;
    if (etag !== null && this.#saving === null && this.#run.isUncertain)
      await this.#learnLostSave().catch(() => undefined);
    return etag !== null && this.#known.has(etag);
  }

  get #comparison(): Comparison {
    return this.#compare(this.definition.outline, this.state);
  }

  async #saveInTurn(send: () => Promise<boolean>): Promise<boolean> {
    this.#saving = this.#saveOnce(send);
    try {
      return (await this.#saving) && !this.isDirty;
    } finally {
      this.#saving = null;
    }
  }

  async #saveOnce(send: () => Promise<boolean>): Promise<boolean> {
    const { texts } = this.definition;
    Object.assign(this.state, { isSaving: true, failure: null });
    try {
      const success = (isSaved: boolean) => (isSaved ? texts.saved : undefined);
      return await withProgress({ loading: texts.saving, success }, send);
    } catch (error) {
      this.state.failure = ref({ error, draft: this.state.draft });
      return false;
    } finally {
      this.state.isSaving = false;
    }
  }

  /** Sends the draft; what others saved meanwhile is merged in. False when the user has to choose first. */
  async #send(): Promise<boolean> {
    for (let merges = 0; this.isDirty; merges += 1) {
      const { draft, base } = this.state;
      try {
        const saved = await this.#run.send(this.id, draft, base);
        this.#acceptSaved({ saved, draft, base });
        return true;
      } catch (error) {
        const conflict = this.definition.toConflict(error);
        if (conflict === null || merges >= maxMerges) throw error;
        // The version that stands in the way may be our own.
        if (await this.#learnLostSave()) continue;
        if (!this.takeIn(conflict) || !this.isValid) return false;
      }
    }
    return true;
  }

  /** False when no save was written whose answer was lost. Only once `base` is known not to be the latest version. */
  async #learnLostSave(): Promise<boolean> {
    const written = await this.#run.settle(this.id);
    if (written !== null) this.#acceptSaved(written);
    return written !== null;
  }

  /** Where another version has been taken in since, that holds what was saved. */
  #acceptSaved({ saved, draft, base }: Written<Doc, Draft>): void {
    this.#known.add(saved.etag);
    if (this.state.base !== base) return;
    Object.assign(this.state, { base: ref(saved), origin: ref(draft), conflict: null });
    this.#history.endBurst();
    this.#saves.tell(saved.etag);
  }

  #accept(current: Loaded<Doc>, { theirs, draft, carry }: MergedDraft<Draft>): void {
    this.#known.add(current.etag);
    this.#history.takeIn(this.state.draft, draft, carry);
    Object.assign(this.state, { base: ref(current), origin: ref(theirs), draft: ref(draft), conflict: null });
  }

  #replace(base: Loaded<Doc>, origin: Draft, draft: Draft): void {
    this.#known.add(base.etag);
    const { generation } = this.state;
    const next = { base: ref(base), origin: ref(origin), draft: ref(draft) };
    Object.assign(this.state, { ...next, conflict: null, failure: null, generation: generation + 1 });
  }

  #isSame(a: Draft, b: Draft): boolean {
    const { base } = this.state;
    return equal(this.#forms.of(a, base), this.#forms.of(b, base));
  }

  #show(step: { readonly draft: Draft; readonly view: unknown } | null): boolean {
    if (step === null) return false;
    this.state.draft = ref(step.draft);
    this.view?.show(step.view);
    return true;
  }

  /** Where an edit has led is known once the screen has drawn it. */
  #noteView(): void {
    const { view } = this;
    const { draft } = this.state;
    if (view === null) return;
    setTimeout(() => {
      if (this.state.draft === draft) this.#history.noteViewAfter(view.read());
    });
  }
}
