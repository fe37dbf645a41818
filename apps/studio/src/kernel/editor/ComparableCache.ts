import type { EditorDefinition, Loaded } from './types.ts';

/** The normal forms of drafts, each computed once. */
export class ComparableCache<Doc, Draft extends object> {
  readonly #definition: Pick<EditorDefinition<Doc, Draft>, 'normalise' | 'toDraft'>;
  readonly #known = new WeakMap<object, { readonly doc: Doc; readonly form: unknown }>();
  #saved: { readonly base: Loaded<Doc>; readonly draft: Draft } | null = null;

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
    return this.of(this.savedDraft(base), base);
  }

  /** The draft of a version as it was saved: one for each version. */
  savedDraft(base: Loaded<Doc>): Draft {
    if (this.#saved?.base !== base) this.#saved = { base, draft: this.#definition.toDraft(base.doc) };
    return this.#saved.draft;
  }
}
