import type { EditorDefinition, Loaded } from './types.ts';

/** The normal forms of drafts, each computed once. */
export class ComparableCache<Doc, Draft extends object> {
  readonly #definition: Pick<EditorDefinition<Doc, Draft>, 'normalise' | 'toDraft'>;
  readonly #known = new WeakMap<object, { readonly doc: Doc; readonly form: unknown }>();
  #saved: { readonly base: Loaded<Doc>; readonly form: unknown } | null = null;

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
    if (this.#saved?.base !== base) {
      const form = this.#definition.normalise(this.#definition.toDraft(base.doc), base.doc);
      this.#saved = { base, form };
    }
    return this.#saved.form;
  }
}
