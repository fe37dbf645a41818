import { Emitter } from '../../../../platform/state/Emitter.ts';
import { assign, shallowProxy } from '../../../../platform/state/shallowProxy.ts';
import type { Decision } from '../../EditorState.ts';
import type { SaveAttempt } from '../../IdempotentSaver.ts';
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
  readonly definition = { kind: '/Notes', schemaVersion: 1 };
  readonly state: KeptEditor<Notes, Notes>['state'];
  attempts: readonly SaveAttempt<Notes, Notes>[] = [];
  readonly #changes = new Emitter();
  readonly subscribe = this.#changes.on;
  readonly #sends = new Emitter();
  readonly onSend = this.#sends.on;

  constructor(id: string, doc: Notes) {
    this.id = id;
    this.state = shallowProxy({ base: { doc, etag: '"1"' }, origin: doc, draft: doc, decisions: [] });
  }

  get isDirty(): boolean {
    const { draft, origin } = this.state;
    return JSON.stringify(draft) !== JSON.stringify(origin);
  }

  edit(draft: Notes): void {
    this.#set({ draft });
  }

  write(index: number, text: string): void {
    const { draft } = this.state;
    this.edit({ ...draft, notes: draft.notes.map((note, at) => (at === index ? { ...note, text } : note)) });
  }

  /** Begins a save; its answer is `save`, or it never comes. */
  send(idempotencyKey: string): void {
    const { base, draft } = this.state;
    this.attempts = [{ base, draft, idempotencyKey, isCreation: false }, ...this.attempts];
    this.#sends.emit();
  }

  /** Takes the draft for a version that is saved. */
  save(etag: string): void {
    const { draft } = this.state;
    this.attempts = [];
    this.#set({ base: { doc: draft, etag }, origin: draft });
  }

  /** Chooses something for a conflict. */
  decide(decisions: readonly Decision[]): void {
    this.#set({ decisions });
  }

  /** Goes back to the version that was loaded. */
  discard(): void {
    this.#set({ draft: this.state.origin });
  }

  #set(change: Partial<FakeEditor['state']>): void {
    assign(this.state, change);
    this.#changes.emit();
  }
}
