import { DraftAutosave, type DraftKeeperOptions } from './DraftAutosave.ts';
import type { DraftStore } from './DraftStore.ts';
import type { KeptEditor } from './KeptEditor.ts';

/** Keeps the unsaved edits of an editor in the store, each within a second, until `stop`. */
export function keepDraft<Doc, Draft extends object>(
  store: DraftStore,
  editor: KeptEditor<Doc, Draft>,
  options: DraftKeeperOptions,
): DraftAutosave<Doc, Draft> {
  return new DraftAutosave(store, editor, options);
}
