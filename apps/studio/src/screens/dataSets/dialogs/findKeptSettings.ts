import { findOffers } from '../../../kernel/editor/drafts/findOffers.ts';
import { draftStore } from '../../../kernel/editor/drafts/studioDrafts.ts';
import { Editor } from '../../../kernel/editor/Editor.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { session } from '../../../session/session.ts';
import { newSet, type SettingsDoc, settingsEditor } from '../settings/settingsEditor.ts';

/**
 * When the newest settings were edited that were left unsaved and can be gone on with, as epoch milliseconds; null for
 * none. Those of a modal that is open somewhere are none.
 * @param loaded the version of the set that is here. Default: a new set
 */
export async function findKeptSettings(loaded: Loaded<SettingsDoc> = newSet): Promise<number | null> {
  const editor = new Editor(settingsEditor, settingsEditor.idOf(loaded.doc), loaded);
  const { offered } = await findOffers(draftStore, editor, session.current?.user.id ?? '');
  return offered[0]?.stored.time ?? null;
}
