import { equal } from './equal.ts';
import type { EditorDefinition, Loaded } from './types.ts';

/** The normal forms of drafts, each computed and compared once. */
export class ComparableCache<Doc, Draft extends object> {
  readonly #definition: Pick<EditorDefinition<Doc, Draft>, 'normalise' | 'toDraft'>;
  readonly #known = new WeakMap<object, { readonly doc: Doc; readonly form: unknown }>();
  #saved: { readonly base: Loaded<Doc>; readonly draft: Draft } | null = null;
  #savedForm: { readonly base: Loaded<Doc>; readonly form: unknown } | null = null;
  #compared: { readonly base: Loaded<Doc>; readonly draft: Draft; readonly differs: boolean } | null = null;

  constructor(definition: Pick<EditorDefinition<Doc, Draft>, 'normalise' | 'toDraft'>) {
    this.#definition = definition;
  }

  /** What saving this draft over this version would send. */
  of(draft: Draft, { doc }: Loaded<Doc>): unknown {
    const known = this.#known.get(draft);
    if (known !== undefined && known.doc === doc) return known.form;
    const form = this.#definition.normalise(draft, doc);
    this.#known.set(draft, { doc, form });
    return form;
  }

  /** The same for the version as it was saved. */
  ofSaved(base: Loaded<Doc>): unknown {
    if (this.#savedForm?.base !== base)
      this.#savedForm = { base, form: this.of(this.savedDraft(base), base) };
    return this.#savedForm.form;
  }

  /** Whether saving this draft over this version would change it. */
  differs(draft: Draft, base: Loaded<Doc>): boolean {
    if (this.#compared?.base === base && this.#compared.draft === draft) return this.#compared.differs;
    const form = this.of(draft, base);
    const differs = !equal(form, this.ofSaved(base));
    // The next draft shares most of what it holds with this one, not with what a save has answered: the same objects are the same at once.
    if (!differs) this.#savedForm = { base, form };
    this.#compared = { base, draft, differs };
    return differs;
  }

  /** The draft of a version as it was saved: one for each version. */
  savedDraft(base: Loaded<Doc>): Draft {
    if (this.#saved?.base !== base) this.#saved = { base, draft: this.#definition.toDraft(base.doc) };
    return this.#saved.draft;
  }
}
