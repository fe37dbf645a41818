import { ConnectionError, isProblem, ProblemError } from '@studio/api';
import { proxy, ref } from 'valtio';
import { withProgress } from '../../services/progress.ts';
import { equal } from './equal.ts';
import type { Conflict, EditorDefinition, Loaded } from './types.ts';

/** What an editor holds; everything else follows from it. */
export interface EditorState<Doc, Draft> {
  /** The version the draft was made from. */
  base: Loaded<Doc>;
  draft: Draft;
  isSaving: boolean;
  /** Counts how often the draft was replaced by a version of the server. */
  generation: number;
  /** Set when the server refused a save because somebody else saved first. */
  conflict: Conflict<Doc> | null;
}

/** One object being edited. Lives above the tabs, and knows neither screen nor router. */
export class Editor<Doc, Draft extends object> {
  readonly id: string;
  readonly definition: EditorDefinition<Doc, Draft>;
  readonly state: EditorState<Doc, Draft>;
  #normalised = new WeakMap<object, { doc: Doc; form: unknown }>();
  #baseForm: { base: Loaded<Doc>; form: unknown } | null = null;
  #saving: Promise<boolean> | null = null;
  #unanswered: unknown = undefined;

  constructor(definition: EditorDefinition<Doc, Draft>, id: string, base: Loaded<Doc>, draft?: Draft) {
    this.definition = definition;
    this.id = id;
    this.state = proxy({
      base: ref(base),
      draft: ref(draft ?? definition.toDraft(base.doc)),
      isSaving: false,
      generation: 0,
      conflict: null,
    }) as EditorState<Doc, Draft>;
  }

  /** True when saving would change the object. An edit undone by hand is no change. */
  get isDirty(): boolean {
    return !equal(this.#formOf(this.state.draft), this.#savedForm());
  }

  /** True when the draft may be saved. */
  get isValid(): boolean {
    return this.definition.isValid(this.state.draft, this.state.base.doc);
  }

  /** Replaces the draft. */
  edit(draft: Draft): void {
    this.state.draft = ref(draft);
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
    this.#saving = this.#saveOnce(this.state.draft);
    try {
      return (await this.#saving) && !this.isDirty;
    } finally {
      this.#saving = null;
    }
  }

  /** Takes a version as the new start and forgets the draft. */
  reset(base: Loaded<Doc>): void {
    this.state.base = ref(base);
    this.state.draft = ref(this.definition.toDraft(base.doc));
    this.state.conflict = null;
    this.state.generation += 1;
    this.#unanswered = undefined;
  }

  /**
   * Takes a version that was saved beside this editor as the new start, and keeps the draft. Where that version changed
   * what the draft was made from, an unedited draft gives way to it, and an edited one is in conflict with it.
   * @param saver who made that change, and when
   */
  rebase(next: Loaded<Doc>, saver: Pick<Conflict<Doc>, 'author' | 'time'>): void {
    const nextForm = this.definition.normalise(this.definition.toDraft(next.doc), next.doc);
    if (equal(nextForm, this.#savedForm())) {
      this.state.base = ref(next);
      this.state.conflict = null;
      this.#unanswered = undefined;
    } else if (this.isDirty) this.state.conflict = ref({ ...saver, current: next });
    else this.reset(next);
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

  async #saveOnce(draft: Draft): Promise<boolean> {
    const { texts } = this.definition;
    this.state.isSaving = true;
    try {
      const saved = await withProgress({ loading: texts.saving, success: texts.saved }, () =>
        this.#send(draft),
      );
      this.state.base = ref(saved);
      this.state.conflict = null;
      this.#unanswered = undefined;
      return true;
    } catch (error) {
      if (mayHaveBeenSaved(error)) this.#unanswered = this.#formOf(draft);
      const conflict = this.definition.toConflict(error);
      if (conflict !== null) this.state.conflict = ref(conflict);
      return false;
    } finally {
      this.state.isSaving = false;
    }
  }

  async #send(draft: Draft): Promise<Loaded<Doc>> {
    try {
      return await this.definition.save(this.id, draft, this.state.base);
    } catch (error) {
      const conflict = this.definition.toConflict(error);
      if (conflict === null) throw error;
      const { current } = conflict;
      const currentForm = this.definition.normalise(this.definition.toDraft(current.doc), current.doc);
      if (equal(currentForm, this.definition.normalise(draft, current.doc))) return current;
      if (this.#unanswered === undefined || !equal(currentForm, this.#unanswered)) throw error;
      return this.definition.save(this.id, draft, current);
    }
  }

  #formOf(draft: Draft): unknown {
    const { doc } = this.state.base;
    const known = this.#normalised.get(draft);
    if (known !== undefined && known.doc === doc) return known.form;
    const form = this.definition.normalise(draft, doc);
    this.#normalised.set(draft, { doc, form });
    return form;
  }

  #savedForm(): unknown {
    const { base } = this.state;
    if (this.#baseForm?.base !== base) {
      const form = this.definition.normalise(this.definition.toDraft(base.doc), base.doc);
      this.#baseForm = { base, form };
    }
    return this.#baseForm.form;
  }
}

/** No answer, or an error of something between the server and us: the change may have been written all the same. */
export function mayHaveBeenSaved(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ProblemError && error.status >= 500);
}
