import { ProblemError } from '@studio/api';
import { Editor } from '../Editor.ts';
import type { EditorDefinition, Loaded } from '../types.ts';
import type { EditorCase, RandomEdit } from './EditorCase.ts';

/** A server of one document of a case, which answers at once. */
export class CaseServer<Doc, Draft extends object> {
  current: Loaded<Doc>;
  /** Counts the documents that it has held. */
  version = 1;
  readonly #case: EditorCase<Doc, Draft>;

  constructor(editorCase: EditorCase<Doc, Draft>, doc: Doc) {
    this.#case = editorCase;
    this.current = { doc, etag: '"1"' };
  }

  /** An editor that has just been opened. */
  open(): Editor<Doc, Draft> {
    return new Editor(this.#definition(), 'one', this.current);
  }

  /** Somebody else edits what there is now, and saves what may be saved of it. */
  change(edits: readonly RandomEdit<Doc, Draft>[]): void {
    const { doc } = this.current;
    const { definition } = this.#case;
    const start = definition.toDraft(doc);
    const draft = edits.reduce((before, edit) => {
      const after = edit(before, doc).draft;
      return definition.isValid(after, doc) ? after : before;
    }, start);
    if (draft !== start) this.#write(draft, doc);
  }

  #write(draft: Draft, doc: Doc): Loaded<Doc> {
    this.version += 1;
    this.current = { doc: structuredClone(this.#case.saved(draft, doc)), etag: `"${this.version}"` };
    return this.current;
  }

  #definition(): EditorDefinition<Doc, Draft> {
    return {
      ...this.#case.definition,
      load: async () => this.current,
      save: async (_id, draft, { doc, etag }) => {
        if (etag !== this.current.etag) throw new ProblemError(412, stale, new Headers());
        return this.#write(draft, doc);
      },
      toConflict: (error) => {
        const isStale = error instanceof ProblemError && error.status === 412;
        return isStale ? { current: this.current, author: 'somebody', time: 0 } : null;
      },
    };
  }
}

const stale = { type: 'stale', title: 'Stale', status: 412 };
