import { session } from '../../../platform/session/session.ts';
import { findRecoverableDrafts, type OfferedDraft } from '../drafts/findRecoverableDrafts.ts';
import { draftStore } from '../drafts/studioDrafts.ts';
import { Editor } from '../Editor.ts';
import { describeChanges } from '../outline/describeChanges.ts';
import type { EditorDefinition, Loaded } from '../types.ts';
import type { KeptSettings } from './KeptSettings.ts';

/** The newest edits of a modal that were left unsaved and can be gone on with; null for none. Those of a modal that is open somewhere are none. */
export async function findKeptSettings<Doc, Draft extends object>(
  definition: EditorDefinition<Doc, Draft>,
  loaded: Loaded<Doc>,
): Promise<KeptSettings | null> {
  const [newest] = await findKeptOffers(definition, loaded);
  if (newest === undefined) return null;
  const { changes, outlines } = newest.outcome;
  const rows = describeChanges(changes, outlines.before, outlines.after, definition.outline.words);
  const changed = new Set(rows.map(({ field, subject }) => field || subject));
  return { time: newest.stored.time, changed: [...changed] };
}

/** All edits of a modal that were left unsaved, the newest first. */
export async function findKeptOffers<Doc, Draft extends object>(
  definition: EditorDefinition<Doc, Draft>,
  loaded: Loaded<Doc>,
): Promise<readonly OfferedDraft<Doc, Draft>[]> {
  const editor = new Editor(definition, definition.idOf(loaded.doc), loaded);
  const { offered } = await findRecoverableDrafts(draftStore, editor, session.current?.user.id ?? '');
  return offered;
}
