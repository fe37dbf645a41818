import { DraftKeeper, type DraftKeeperOptions } from './DraftKeeper.ts';
import type { DraftStore } from './DraftStore.ts';
import type { KeptEditor } from './KeptEditor.ts';

/** Keeps the unsaved edits of an editor in the store, each within a second, until `stop`. */
export function keepDraft<Doc, Draft extends object>(
  store: DraftStore,
  editor: KeptEditor<Doc, Draft>,
  options: DraftKeeperOptions,
): DraftKeeper<Doc, Draft> {
  return new DraftKeeper(store, editor, options);
}
