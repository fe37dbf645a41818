import type { DataSet } from '@studio/api';
import type { Editor } from '../../../kernel/editor/Editor.ts';
import type { SavedSettings } from '../settings/DataSetSettingsDialog.tsx';
import type { DataSetDraft } from './model.ts';

/** Continues on the version that saving the settings has made, unless a later one is here already; the edits stay. */
export async function takeSettings(
  editor: Editor<DataSet, DataSetDraft>,
  { saved, rebasedOnto }: SavedSettings,
): Promise<void> {
  const { doc } = saved;
  const isKnown = await editor.knows(saved.etag);
  if (isKnown || isLater(editor.state.base.doc, doc)) return;
  const saver = rebasedOnto ?? editor.definition.saverOf(doc);
  editor.rebaseOnto({ ...saver, current: saved });
}

/** A set that was made again counts its versions anew: its time distinguishes it from one before it was deleted. */
function isLater(a: DataSet, b: DataSet): boolean {
  return a.version > b.version && a.timeLastModified >= b.timeLastModified;
}
