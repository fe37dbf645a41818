import { Editor } from './Editor.ts';
import { openEditorOf, parkEditor } from './parkedEditors.ts';
import { randomId } from './randomId.ts';
import type { Loaded, SaveOptions } from './types.ts';

/** What a save on leaving replaced. */
export interface SavedOnLeaving<Doc, Draft extends object> {
  readonly editor: Editor<Doc, Draft>;
  /** The version as it was without the edit: others' changes that were merged while saving are in it. */
  readonly before: Loaded<Doc>;
}

/**
 * Runs a save and notes what it replaces.
 * @returns null when nothing was written, or when the save was pending before
 */
export async function saveOnLeaving<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  save: () => Promise<boolean>,
): Promise<{ readonly isSaved: boolean; readonly saved: SavedOnLeaving<Doc, Draft> | null }> {
  const isUnderWay = editor.state.isSaving;
  let before = editor.state.base;
  const stop = editor.onRebase(() => {
    before = editor.state.base;
  });
  try {
    const isSaved = await save();
    const isWritten = isSaved && !isUnderWay && editor.state.base.etag !== before.etag;
    return { isSaved, saved: isWritten ? { editor, before } : null };
  } finally {
    stop();
  }
}

/**
 * Takes the edit back, unsaved, in the editor that is open on the object; else in the one that was left, which the
 * screen that opens the object next goes on with.
 * @param key of the object's editor
 * @returns whether the object has to be opened
 */
export function undoSave<Doc, Draft extends object>(
  key: string,
  { editor, before }: SavedOnLeaving<Doc, Draft>,
): boolean {
  const open = openEditorOf<Doc, Draft>(key);
  const { definition } = editor;
  (open ?? editor).replaceContent(definition.toDraft(before.doc), before.doc);
  if (open === null) parkEditor(key, editor);
  return open === null;
}

/**
 * Deletes the object that a save on leaving has made; its content goes on, unsaved, in the editor that is open on a new
 * object, as a step there; else in one of its own, which the screen that makes a new object next goes on with.
 * @param key of the editor of a new object
 * @param remove deletes the object
 * @returns whether a new object has to be opened
 * @throws what the call throws: then the object stays
 */
export async function undoCreate<Doc, Draft extends object>(
  key: string,
  { editor, before }: SavedOnLeaving<Doc, Draft>,
  remove: (id: string, etag: string, options: SaveOptions) => Promise<void>,
): Promise<boolean> {
  const { definition, id, state, tag } = editor;
  const { draft } = state;
  await remove(id, state.base.etag, { idempotencyKey: randomId(), clientTag: tag });
  const open = openEditorOf<Doc, Draft>(key);
  const next = open ?? new Editor(definition, '', before);
  next.edit(draft);
  if (open === null) parkEditor(key, next);
  return open === null;
}
