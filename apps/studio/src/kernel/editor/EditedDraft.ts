import { ref, subscribe } from 'valtio';
import { afterRender } from './afterRender.ts';
import { ComparableCache } from './ComparableCache.ts';
import { type DerivedState, type EditorState, openState } from './EditorState.ts';
import { equal } from './equal.ts';
import { type MergedDraft, mergeVersions } from './mergeVersions.ts';
import { diffOutlines } from './outline/diffOutlines.ts';
import type { Change, Outline } from './outline/Outline.ts';
import type { OutlineDefinition } from './outline/OutlineDefinition.ts';
import { revertChange } from './outline/revertChange.ts';
import { withKnownKeys } from './outline/withKnownKeys.ts';
import type { EditIntent, EditorDefinition, Loaded, ViewKeeper } from './types.ts';
import { UndoHistory } from './undo/UndoHistory.ts';
import type { UndoDirection } from './undo/undoKey.ts';

/** A draft of an object, what it would change, and the steps that led to it. Knows no server. */
export class EditedDraft<Doc, Draft extends object> {
  readonly definition: EditorDefinition<Doc, Draft>;
  readonly state: EditorState<Doc, Draft>;
  readonly #forms: ComparableCache<Doc, Draft>;
  readonly #history = new UndoHistory<Draft>({ isSame: (a, b) => this.#isSame(a, b) });
  /** What followed from the state before the change that is being made; null while none is. */
  #held: DerivedState | null = null;
  readonly #compare = rememberComparison<Doc, Draft>();
  #view: ViewKeeper | null = null;

  constructor(definition: EditorDefinition<Doc, Draft>, id: string, base: Loaded<Doc>) {
    this.definition = definition;
    this.#forms = new ComparableCache(definition);
    this.state = openState(
      { id, base, draft: this.#forms.savedDraft(base) },
      (name) => this.#held?.[name] ?? this[name],
    );
  }

  /** Asks where the user is whenever a step is made, and leads back there, until the returned function is called. */
  keepView(view: ViewKeeper): () => void {
    this.#view = view;
    return () => {
      if (this.#view === view) this.#view = null;
    };
  }

  /** The object's id; empty for a new one. Under another one the same object goes on, as after a renaming. */
  get id(): string {
    return this.state.id;
  }

  /** The object goes by another id from now on. */
  followTo(id: string): void {
    this.state.id = id;
  }

  /**
   * True when saving would change the object, and while it is unknown whether a save was written. An edit undone by hand
   * is no change.
   */
  get isDirty(): boolean {
    return this.state.isUncertain || this.differs;
  }

  /** True when the draft may be saved. */
  get isValid(): boolean {
    return this.definition.isValid(this.state.draft, this.state.base.doc);
  }

  /** What the draft is checked against has changed: `isValid` is found out anew. */
  recheck(): void {
    this.change({});
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** The key of the edits that are coalesced into the newest step; null for none. */
  get coalesceKey(): string | null {
    return this.#history.coalesceKey;
  }

  /** What the object says as saved, and as the draft. */
  get outlines(): { readonly before: Outline; readonly after: Outline } {
    return this.#comparison.outlines;
  }

  /**
   * What saving would change, as the screen's facts in its order. Nothing when what is saved would be the same, as after
   * two rows of the same content have changed places.
   */
  get changes(): readonly Change[] {
    return this.differs ? this.#comparison.changes : [];
  }

  /** Calls back after changes of the state, once for those of one moment. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    return subscribe(this.state, listener);
  }

  /** Replaces the draft, as a step that can be undone. */
  edit(draft: Draft, intent: EditIntent = {}): void {
    const { draft: before } = this.state;
    if (draft === before) return;
    // A coalesced edit is made where its step began.
    const isStep = !this.#history.isCoalesced(intent);
    this.#history.record(before, draft, intent, isStep ? this.#view?.read() : undefined);
    this.state.draft = ref(draft);
    if (isStep) this.#noteView();
  }

  /** The next edit is a step of its own, whatever its key. */
  stopCoalescing(): void {
    this.#history.stopCoalescing();
  }

  /** The next edit is the browser undoing or redoing what was typed, which can be redone and undone like any step. With null it is not. */
  browserTurns(direction: UndoDirection | null): void {
    this.#history.browserTurns(direction);
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
    const aligned = outline.alignKeys(other, draft, doc);
    const next = outline.read(aligned, doc);
    if (diffOutlines(outline.read(draft, base.doc), next).length === 0) return false;
    this.edit(outline.write(next, [draft, aligned], base.doc));
    return true;
  }

  /** True when what would be saved is not what is saved. An edit undone by hand is no change. */
  protected get differs(): boolean {
    const { draft, base } = this.state;
    // Unedited objects are not compared: an object of thousands of rows opens sooner.
    return draft !== this.#forms.savedDraft(base) && this.#forms.differs(draft, base);
  }

  /** Finds out ahead what the first edit is compared with. */
  prepare(): void {
    this.#forms.ofSaved(this.state.base);
  }

  /** Starts anew from a version, without steps. @param origin the draft of it. Default: as it is loaded */
  protected startFrom(base: Loaded<Doc>, origin: Draft = this.#forms.savedDraft(base)): void {
    const start = { base: ref(base), origin: ref(origin), draft: ref(origin) };
    const calm = { conflict: null, decisions: ref([]), failure: null };
    this.#history.clear();
    this.change({ ...start, ...calm, generation: this.state.generation + 1 });
  }

  /** The draft is merged with another version: no step, and undo goes past it. */
  protected applyRebase(base: Loaded<Doc>, { theirs, draft, rebase }: MergedDraft<Draft>): void {
    this.#history.rebaseOnto(this.state.draft, draft, rebase);
    const next = { base: ref(base), origin: ref(theirs), draft: ref(draft) };
    this.change({ ...next, conflict: null, decisions: ref([]) });
  }

  /**
   * Goes on from the version that a save has made. What the server changed in it, such as names that follow a renaming and numbers of new
   * rows, comes into the draft, where the draft has not changed the same since.
   * @param sent what was saved
   */
  protected takeSaved(saved: Loaded<Doc>, sent: Draft): void {
    const { draft } = this.state;
    const isOther = this.#forms.differs(sent, saved) || this.definition.outline.awaitsIds?.(sent) === true;
    // What was sent is a draft of the new version, too.
    const merged = isOther
      ? mergeVersions(this.definition, { base: saved, origin: sent, draft }, saved)
      : null;
    if (merged !== null && merged.draft !== draft) this.applyRebase(saved, merged);
    else this.change({ base: ref(saved), origin: ref(sent), conflict: null, decisions: ref([]) });
  }

  /** Batches several changes into one notification. */
  protected change(next: Partial<EditorState<Doc, Draft>>): void {
    const { isDirty, isValid, canUndo, canRedo } = this;
    this.#held = { isDirty, isValid, canUndo, canRedo };
    Object.assign(this.state, next);
    this.#held = null;
    this.state.revision += 1;
  }

  get #comparison(): Comparison {
    return this.#compare(this.definition.outline, this.state);
  }

  #isSame(a: Draft, b: Draft): boolean {
    const { base } = this.state;
    return equal(this.#forms.of(a, base), this.#forms.of(b, base));
  }

  #show(step: { readonly draft: Draft; readonly view: unknown } | null): boolean {
    if (step === null) return false;
    const { draft: from } = this.state;
    this.state.draft = ref(step.draft);
    this.state.turns += 1;
    this.#view?.show(step.view, from, step.draft);
    return true;
  }

  /** Where an edit has led is known once the screen has drawn it. */
  #noteView(): void {
    const view = this.#view;
    const { draft } = this.state;
    if (view === null) return;
    afterRender(() => {
      if (this.state.draft === draft) this.#history.noteViewAfter(view.read());
    });
  }
}

/** A draft compared with the version it was made from. */
interface Comparison {
  readonly outlines: { readonly before: Outline; readonly after: Outline };
  readonly changes: readonly Change[];
}

interface Compared<Doc, Draft> {
  readonly base: Loaded<Doc>;
  readonly origin: Draft;
  readonly draft: Draft;
}

/** Compares drafts, and caches the last comparison. */
function rememberComparison<Doc, Draft extends object>() {
  let last: (Compared<Doc, Draft> & { readonly answer: Comparison }) | null = null;
  return (
    outline: OutlineDefinition<Doc, Draft>,
    { base, origin, draft }: Compared<Doc, Draft>,
  ): Comparison => {
    if (last?.base !== base || last.origin !== origin || last.draft !== draft) {
      const before = outline.read(origin, base.doc);
      const after = withKnownKeys(before, outline.read(draft, base.doc));
      const answer = { outlines: { before, after }, changes: diffOutlines(before, after) };
      last = { base, origin, draft, answer };
    }
    return last.answer;
  };
}
