import { findRecoverableDrafts } from '../../../kernel/editor/drafts/findRecoverableDrafts.ts';
import { draftStore } from '../../../kernel/editor/drafts/studioDrafts.ts';
import { Editor } from '../../../kernel/editor/Editor.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { session } from '../../../platform/session/session.ts';
import { newSet, settingsEditor } from '../settings/settingsEditor.ts';
import type { SettingsDoc } from '../settings/settingsForm.ts';

/**
 * When the newest settings were edited that were left unsaved and can be gone on with, as epoch milliseconds; null for
 * none. Those of a modal that is open somewhere are none.
 * @param loaded the version of the set that is here. Default: a new set
 */
export async function findKeptSettings(loaded: Loaded<SettingsDoc> = newSet): Promise<number | null> {
  const [newest] = await findOffered(loaded);
  return newest?.stored.time ?? null;
}

/** Throws away the new sets that were left unsaved. Those of a modal that is open somewhere stay. */
export async function discardKeptNewSets(): Promise<void> {
  const offered = await findOffered(newSet);
  await Promise.all(offered.map(({ stored }) => draftStore.remove(stored.recordId)));
}

async function findOffered(loaded: Loaded<SettingsDoc>) {
  const editor = new Editor(settingsEditor, settingsEditor.idOf(loaded.doc), loaded);
  const { offered } = await findRecoverableDrafts(draftStore, editor, session.current?.user.id ?? '');
  return offered;
}
