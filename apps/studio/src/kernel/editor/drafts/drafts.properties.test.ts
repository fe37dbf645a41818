import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { DraftStore } from './DraftStore.ts';
import { keepDraft } from './keepDraft.ts';
import { draftsOf } from './testing/draftsOf.ts';
import { FakeEditor, type Notes, notes } from './testing/FakeEditor.ts';
import { fakePage } from './testing/fakePage.ts';

afterEach(() => vi.unstubAllGlobals());

/** An editor, its drafts, and what can happen to them. */
class Room {
  readonly store = DraftStore.open();
  readonly editor = new FakeEditor('one', notes(6));
  readonly keeper = keepDraft(this.store, this.editor, { userId: 'anna' });
  readonly #before: Notes[] = [];
  #saves = 1;

  readonly deeds = {
    write: (index: number) => this.#edit(() => this.editor.write(index % 6, `text ${index}`)),
    paste: (count: number) =>
      this.#change(({ notes: list }) => ({ notes: [...list, ...notes(count % 900, `${count}`).notes] })),
    reorder: () => this.#change(({ notes: list }) => ({ notes: list.toReversed() })),
    undo: () => this.editor.edit(this.#before.pop() ?? this.editor.state.draft),
    discard: () => this.editor.discard(),
    save: () => {
      this.#saves += 1;
      this.editor.save(`"${this.#saves}"`);
    },
    flush: () => this.keeper.flush(),
    fail: async () => {
      const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
        this: IDBTransaction,
      ) {
        this.abort();
      });
      await this.keeper.flush();
      commit.mockRestore();
    },
    wipe: () => this.store.remove(this.keeper.recordId),
  };

  #change(change: (draft: Notes) => Partial<Notes>): void {
    const { draft } = this.editor.state;
    this.#edit(() => this.editor.edit({ ...draft, ...change(draft) }));
  }

  #edit(edit: () => void): void {
    this.#before.push(this.editor.state.draft);
    edit();
  }
}

const deed = fc.constantFrom(
  ...([
    'write',
    'write',
    'paste',
    'reorder',
    'undo',
    'discard',
    'save',
    'flush',
    'flush',
    'fail',
    'wipe',
  ] as const),
);

test('whatever happens between edits, what is found is what the editor held', async () => {
  const happening = fc.tuple(deed, fc.nat(2000));
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 30 }), async (happenings) => {
      fakePage(vi.stubGlobal, new IDBFactory());
      const { store, editor, keeper, deeds } = new Room();
      for (const [name, number] of happenings) await deeds[name](number);
      await keeper.stop();
      const found = await draftsOf<Notes, Notes>(store, 'anna', 'one');
      const { base, origin, draft } = editor.state;
      expect(found.map((stored) => [stored.base, stored.origin, stored.draft])).toEqual(
        editor.isDirty ? [[base, origin, draft]] : [],
      );
      store.close();
    }),
    { numRuns: 200 },
  );
});
