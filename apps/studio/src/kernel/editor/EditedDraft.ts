import { ref, subscribe } from 'valtio';
import { type Comparison, rememberComparison } from './comparison.ts';
import { type EditorState, openState } from './EditorState.ts';
import { equal } from './equal.ts';
import type { MergedDraft } from './mergeVersions.ts';
import { NormalForms } from './NormalForms.ts';
import { onceDrawn } from './onceDrawn.ts';
import { diffOutlines } from './outline/diffOutlines.ts';
import type { Change, Outline } from './outline/Outline.ts';
import { revertChange } from './outline/revertChange.ts';
import type { EditIntent, EditorDefinition, Loaded, ViewKeeper } from './types.ts';
import { UndoHistory } from './undo/UndoHistory.ts';

/** A draft of an object, what it would change, and the steps that led to it. Knows no server. */
export class EditedDraft<Doc, Draft extends object> {
  readonly definition: EditorDefinition<Doc, Draft>;
  readonly state: EditorState<Doc, Draft>;
  /** Where the user is; set by the screen while it is shown. */
  view: ViewKeeper | null = null;
  readonly #forms: NormalForms<Doc, Draft>;
  readonly #history = new UndoHistory<Draft>({ isSame: (a, b) => this.#isSame(a, b) });
  readonly #compare = rememberComparison<Doc, Draft>();

  constructor(definition: EditorDefinition<Doc, Draft>, base: Loaded<Doc>) {
    this.definition = definition;
    this.#forms = new NormalForms(definition);
    this.state = openState(base, definition.toDraft(base.doc));
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
    // A key within a burst is typed where the burst began.
    const isStep = !this.#history.isInBurst(intent);
    this.#history.record(before, draft, intent, isStep ? this.view?.read() : undefined);
    this.state.draft = ref(draft);
    if (isStep) this.#noteView();
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

  /** True when what would be saved is not what is saved. An edit undone by hand is no change. */
  protected get differs(): boolean {
    const { draft, base } = this.state;
    return !equal(this.#forms.of(draft, base), this.#forms.ofSaved(base));
  }

  /** Starts anew from a version, without steps. @param origin the draft of it. Default: as it is loaded */
  protected startFrom(base: Loaded<Doc>, origin: Draft = this.definition.toDraft(base.doc)): void {
    const start = { base: ref(base), origin: ref(origin), draft: ref(origin) };
    const calm = { conflict: null, decisions: ref([]), failure: null };
    Object.assign(this.state, { ...start, ...calm, generation: this.state.generation + 1 });
    this.#history.clear();
  }

  /** The draft is merged with another version: no step, and undo goes past it. */
  protected goOnFrom(base: Loaded<Doc>, { theirs, draft, carry }: MergedDraft<Draft>): void {
    this.#history.takeIn(this.state.draft, draft, carry);
    const next = { base: ref(base), origin: ref(theirs), draft: ref(draft) };
    Object.assign(this.state, { ...next, conflict: null, decisions: ref([]) });
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
    this.state.draft = ref(step.draft);
    this.view?.show(step.view);
    return true;
  }

  /** Where an edit has led is known once the screen has drawn it. */
  #noteView(): void {
    const { view } = this;
    const { draft } = this.state;
    if (view === null) return;
    onceDrawn(() => {
      if (this.state.draft === draft) this.#history.noteViewAfter(view.read());
    });
  }
}
