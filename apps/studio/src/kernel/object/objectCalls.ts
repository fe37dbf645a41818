import { isProblem } from '@studio/api';
import { formatDateTime } from '@studio/widgets';
import { reportActivity } from '../../platform/feedback/activity.ts';
import { notify } from '../../platform/feedback/notices.ts';
import { notifySuccess, withProgress } from '../../platform/feedback/progress.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { session } from '../../platform/session/session.ts';
import type { Deletion } from '../editor/Deletion.ts';
import type { Editor } from '../editor/Editor.ts';
import { editorKey, parkEditor } from '../editor/parkedEditors.ts';
import { safetyText } from '../editor/safety.messages.ts';
import type { Loaded, SaveOptions } from '../editor/types.ts';
import type { ObjectCopier } from './ObjectCopier.ts';
import type { ObjectScreen } from './ObjectScreen.ts';
import type { ObjectTexts } from './ObjectTexts.ts';
import { objectText } from './object.messages.ts';

/** What the calls need of a kind's screen. */
export type CallsOf<Doc, Draft extends object> = Pick<
  ObjectScreen<Doc, Draft>,
  'calls' | 'texts' | 'definition' | 'nameOf'
>;

/** Starts again from the server's version, and says so. When it cannot be loaded, every edit stays. */
export async function discardEdits<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  texts: () => Pick<ObjectTexts, 'discarded'>,
): Promise<void> {
  try {
    const wasSaved = await editor.startAgain();
    if (wasSaved) notify({ message: safetyText('discard.saved'), tone: 'warning' });
    else notifySuccess(texts().discarded);
  } catch (error) {
    reportActivity(objectText('discard'), describeError(error));
    notify({ message: objectText('discard.failed', { reason: describeError(error) }), tone: 'bad' });
  }
}

/** Why an object is still there. */
export interface KeptObject {
  /** In words. */
  readonly reason: string;
  /** Something refers to it, or something else than was agreed to. */
  readonly isReferenced: boolean;
}

/**
 * Deletes the object, with the references that were agreed to; a version that somebody saved meanwhile is not deleted.
 * @param expectedReferences their token; null where none were
 * @returns why it is still there; null when it is gone
 */
export async function deleteEdited<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  { calls, texts, definition, nameOf }: CallsOf<Doc, Draft>,
  deletion: Deletion,
  expectedReferences: string | null,
): Promise<KeptObject | null> {
  const { base } = editor.state;
  const { deleting: loading, deleted: success, deleteStale, deleteReferenced } = texts();
  try {
    const send = (options: SaveOptions) => calls.remove(editor.id, base.etag, options);
    await withProgress({ loading, success }, () => deletion.run(base, send, expectedReferences ?? undefined));
    editor.reset(base);
    return null;
  } catch (error) {
    const kept = (reason: string) => ({ reason, isReferenced: false });
    if (definition.hasOwnId && isProblem(error, 404)) return kept(texts().goneText(nameOf(base.doc)));
    if (isProblem(error, 409) && error.problem.type === '/problems/referenced') {
      const reason = expectedReferences === null ? describeError(error) : deleteReferenced;
      return { reason, isReferenced: true };
    }
    const conflict = definition.toConflict(error);
    const stale = conflict && deleteStale({ author: conflict.author, time: formatDateTime(conflict.time) });
    return kept(stale || describeError(error));
  }
}

/**
 * Copies the object as it is saved.
 * @returns the copy; null when there is none, which is reported
 */
export async function copyEdited<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  { texts, nameOf }: Pick<ObjectScreen<Doc, Draft>, 'texts' | 'nameOf'>,
  copier: ObjectCopier<Doc>,
): Promise<Loaded<Doc> | null> {
  const { base } = editor.state;
  const { copying: loading, copied } = texts();
  const success = ({ doc }: Loaded<Doc>) => copier.describe(nameOf(doc), doc) ?? copied(nameOf(doc));
  const name = nameOf(base.doc);
  try {
    return await withProgress({ loading, success }, () => copier.copy(base, name));
  } catch (error) {
    const reason = describeError(error);
    notify({ message: objectText('copy.failed', { name, reason }), tone: 'bad' });
    return null;
  }
}

/** The server's event confirms the deletion, after the answer to it was lost. */
export function acceptDeletion<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  { texts }: CallsOf<Doc, Draft>,
): void {
  notifySuccess(texts().deleted);
  editor.reset(editor.state.base);
}

/** What was looked for, or why that could not be found out. */
export async function findOrSay<Found>(find: () => Promise<Found>): Promise<Found | string> {
  try {
    return await find();
  } catch (error) {
    const reason = describeError(error);
    reportActivity(objectText('references'), reason);
    return reason;
  }
}

/** Whether the object is gone; false also when that is unknown. */
export function isGone<Doc, Draft extends object>(
  id: string,
  { calls }: CallsOf<Doc, Draft>,
): Promise<boolean> {
  return calls.load(id).then(
    () => false,
    (error: unknown) => isProblem(error, 404),
  );
}

/** Hands the editor on to the screen of the object's new id. */
export function handOn<Doc, Draft extends object>(editor: Editor<Doc, Draft>, id: string): void {
  const key = editorKey(session.current?.user.id ?? '', editor.definition.kind, id);
  editor.followTo(id);
  parkEditor(key, editor);
}
