import { deferPart } from '@studio/ui/internal';
import type { DraftOfferProps } from '../drafts/DraftOffer.tsx';
import type { ConflictDialogProps } from './ConflictDialog.tsx';
import type { OpenHistoryProps } from './OpenHistory.tsx';
import type { UnsavedChangesProps } from './UnsavedChanges.tsx';

const load = async () => (await import('./safetyDialogs.ts')).safetyDialogs;

/** The dialog of a conflict, loaded when it is first wanted. */
export const conflictPart = deferPart<ConflictDialogProps>(async () => (await load()).ConflictDialog);

/** The offer of drafts from before, loaded when it is first wanted. */
export const draftOfferPart = deferPart<DraftOfferProps>(async () => (await load()).DraftOffer);

/** The history of an object, loaded when it is first wanted. */
export const historyPart = deferPart<OpenHistoryProps<unknown, object>>(
  async () => (await load()).OpenHistory,
);

/** What saving would change, loaded when it is first wanted. */
export const saveDetailsPart = deferPart<UnsavedChangesProps>(async () => (await load()).UnsavedChanges);

/** Loads the dialogs that keep edits safe ahead, so that they open without a connection. */
export function preloadSafetyParts(): void {
  for (const part of [conflictPart, draftOfferPart, historyPart, saveDetailsPart])
    part.preload().catch(() => undefined);
}
