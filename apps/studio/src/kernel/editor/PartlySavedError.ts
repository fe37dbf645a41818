import type { Loaded } from './Loaded.ts';

/** A save of several steps of which the first is done: the object is saved, and something of the draft is not. */
export class PartlySavedError<Doc = unknown, Draft = unknown> extends Error {
  /** The version that the first step has made. */
  readonly saved: Loaded<Doc>;
  /** The draft without what was not saved: what `saved` says. */
  readonly draft: Draft;

  /** @param options its cause: why the next step failed; not a missing answer, which leaves the whole save open */
  constructor(
    { saved, draft }: { readonly saved: Loaded<Doc>; readonly draft: Draft },
    options: { readonly cause: unknown },
  ) {
    super('Only a part was saved.', options);
    this.name = 'PartlySavedError';
    this.saved = saved;
    this.draft = draft;
  }
}
