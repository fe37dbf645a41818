import type { Loaded } from '../../types.ts';
import type { KeptEditor } from '../KeptEditor.ts';

/** A document of notes. */
export interface Notes {
  readonly notes: readonly { readonly id: string; readonly text: string }[];
  readonly title: string;
}

/** Some notes. */
export function notes(count: number, text = 'note'): Notes {
  return {
    title: 'Notes',
    notes: Array.from({ length: count }, (_, index) => ({ id: `${index}`, text: `${text} ${index}` })),
  };
}

/** An editor of notes, as far as keeping drafts is concerned. */
export class FakeEditor implements KeptEditor<Notes, Notes> {
  id: string;
  readonly definition = { kind: '/Notes' };
  state: { base: Loaded<Notes>; origin: Notes; draft: Notes };
  readonly #listeners = new Set<() => void>();

  constructor(id: string, doc: Notes) {
    this.id = id;
    this.state = { base: { doc, etag: '"1"' }, origin: doc, draft: doc };
  }

  get isDirty(): boolean {
    const { draft, origin } = this.state;
    return JSON.stringify(draft) !== JSON.stringify(origin);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  edit(draft: Notes): void {
    this.#set({ draft });
  }

  write(index: number, text: string): void {
    const { draft } = this.state;
    this.edit({ ...draft, notes: draft.notes.map((note, at) => (at === index ? { ...note, text } : note)) });
  }

  /** Takes the draft for a version that is saved. */
  save(etag: string): void {
    const { draft } = this.state;
    this.#set({ base: { doc: draft, etag }, origin: draft });
  }

  /** Goes back to the version that was loaded. */
  discard(): void {
    this.#set({ draft: this.state.origin });
  }

  #set(change: Partial<FakeEditor['state']>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
