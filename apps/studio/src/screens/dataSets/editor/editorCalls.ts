import type { DataSet } from '@studio/api';
import { formatDateTime } from '@studio/widgets';
import type { Deletion } from '../../../kernel/editor/Deletion.ts';
import type { Editor } from '../../../kernel/editor/Editor.ts';
import { editorKey, parkEditor } from '../../../kernel/editor/parkedEditors.ts';
import type { SaveOptions } from '../../../kernel/editor/types.ts';
import { t } from '../../../messages/messages.ts';
import { reportActivity } from '../../../services/activity.ts';
import { describeError } from '../../../services/describeError.ts';
import { notify } from '../../../services/notices.ts';
import { withProgress } from '../../../services/progress.ts';
import { session } from '../../../session/session.ts';
import { deleteDataSet } from '../dataSets.api.ts';
import type { SavedSettings } from '../settings/useDataSetSettings.ts';
import { type DataSetDraft, toConflict } from './model.ts';
import '../editing.messages.ts';
import '../../../kernel/editor/ui/safety.messages.ts';

type DataSetEditor = Editor<DataSet, DataSetDraft>;

/** Starts again from the server's version. When it cannot be loaded, every edit stays. */
export async function discardEdits(editor: DataSetEditor): Promise<void> {
  try {
    const wasSaved = await editor.startAgain();
    if (wasSaved) notify({ message: t('editor.discard.saved'), tone: 'warning' });
    else notify({ message: t('editor.discard.done'), tone: 'good' });
  } catch (error) {
    reportActivity(t('dataSets.discard'), describeError(error));
    notify({ message: describeError(error), tone: 'bad' });
  }
}

/** Deletes the set, although it may be referenced; a version that somebody saved meanwhile is not deleted. */
export async function deleteEdited(
  editor: DataSetEditor,
  deletion: Deletion,
  onDeleted: () => void,
): Promise<void> {
  const { base } = editor.state;
  const texts = { loading: t('dataSets.delete.loading'), success: t('dataSets.delete.success') };
  try {
    const send = (options: SaveOptions) => deleteDataSet(editor.id, base.etag, options);
    await withProgress(texts, () => deletion.run(base, send));
    editor.reset(base);
    onDeleted();
  } catch (error) {
    const conflict = toConflict(error);
    if (conflict === null) return notify({ message: describeError(error), tone: 'bad' });
    const values = { author: conflict.author, time: formatDateTime(conflict.time) };
    notify({ message: t('dataSets.delete.stale', values), tone: 'bad' });
  }
}

/** The server has told that the set is deleted, after the answer to that was lost. */
export function acceptDeletion(editor: DataSetEditor, onDeleted: () => void): void {
  notify({ message: t('dataSets.delete.success'), tone: 'good' });
  editor.reset(editor.state.base);
  onDeleted();
}

/** Continues on the version that saving the settings has made, unless a later one is here already; the edits stay. */
export async function takeSettings(editor: DataSetEditor, { saved, takenIn }: SavedSettings): Promise<void> {
  const { doc } = saved;
  const isKnown = await editor.knows(saved.etag);
  if (isKnown || isLater(editor.state.base.doc, doc)) return;
  const saver = takenIn ?? editor.definition.saverOf(doc);
  editor.takeIn({ ...saver, current: saved });
}

/** A set that was made again counts its versions anew: the clock tells it from one before it was deleted. */
function isLater(a: DataSet, b: DataSet): boolean {
  return a.version > b.version && a.timeLastModified >= b.timeLastModified;
}

/** Hands the editor on to the screen of the set's new name. */
export function handOn(editor: DataSetEditor, name: string): void {
  const key = editorKey(session.current?.user.id ?? '', editor.definition.kind, name);
  editor.id = name;
  parkEditor(key, editor);
}
