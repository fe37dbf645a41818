import { draftStore } from '../../../kernel/editor/drafts/studioDrafts.ts';
import { findKeptOffers, findKeptSettings } from '../../../kernel/editor/modal/findKeptSettings.ts';
import type { KeptSettings } from '../../../kernel/editor/modal/KeptSettings.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { newSet, settingsEditor } from '../settings/settingsEditor.ts';
import type { SettingsDoc } from '../settings/settingsForm.ts';

/**
 * The newest settings that were left unsaved and can be gone on with; null for none.
 * @param loaded the version of the set that is here. Default: a new set
 */
export async function findKeptOfSet(loaded: Loaded<SettingsDoc> = newSet): Promise<KeptSettings | null> {
  return findKeptSettings(settingsEditor, loaded);
}

/** Throws away the new sets that were left unsaved. Those of a modal that is open somewhere stay. */
export async function discardKeptNewSets(): Promise<void> {
  const offered = await findKeptOffers(settingsEditor, newSet);
  await Promise.all(offered.map(({ stored }) => draftStore.remove(stored.recordId)));
}
