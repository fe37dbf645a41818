import { Editor } from '../../Editor.ts';
import type { EditorDefinition, Loaded } from '../../types.ts';
import type { DraftStore } from '../DraftStore.ts';
import { findRecoverableDrafts } from '../findRecoverableDrafts.ts';
import { keepDraft } from '../keepDraft.ts';
import { resolveUnconfirmed } from '../resolveUnconfirmed.ts';

/** One time that an object is open in a tab, with its drafts in this browser. */
export class Sitting<Doc, Draft extends object> {
  readonly editor: Editor<Doc, Draft>;
  readonly keeper: ReturnType<typeof keepDraft<Doc, Draft>>;
  readonly #store: DraftStore;

  constructor(store: DraftStore, definition: EditorDefinition<Doc, Draft>, loaded: Loaded<Doc>) {
    this.#store = store;
    this.editor = new Editor(definition, 'one', loaded);
    this.keeper = keepDraft(store, this.editor, { userId: 'anna' });
  }

  /** The tab dies: nothing is written any more. */
  async crash(): Promise<void> {
    const { put, remove } = this.#store;
    Object.assign(this.#store, { put: async () => 'stored', remove: async () => true });
    await this.keeper.stop();
    Object.assign(this.#store, { put, remove });
  }

  /** What is offered of earlier times; what is spent goes. */
  async offers() {
    const found = await findRecoverableDrafts(this.#store, this.editor, 'anna');
    for (const recordId of found.spent) await this.keeper.replace(recordId);
    return found.offered;
  }

  /** Goes on with the newest draft, if there is one. */
  async restore(): Promise<void> {
    const [newest] = await this.offers();
    if (newest === undefined) return;
    this.editor.restore(await resolveUnconfirmed(this.editor.definition, 'one', newest.stored));
    await this.keeper.replace(newest.stored.recordId);
  }
}
