import { deferPart } from '@studio/ui/internal';
import type { LostReferencesDialogProps } from './LostReferencesDialog.tsx';
import type { ObjectReferencesProps } from './ObjectReferences.tsx';

/** The references modal, loaded when it is first wanted. */
export const referencesPart = deferPart<ObjectReferencesProps>(
  async () => (await import('./ObjectReferences.tsx')).ObjectReferences,
);

/** What is asked of a save that takes away what others name, loaded once a server has refused one. */
export const lostReferencesPart = deferPart<LostReferencesDialogProps>(
  async () => (await import('./LostReferencesDialog.tsx')).LostReferencesDialog,
);

/** Loads the modals of an object's screen ahead, so that they open without a connection. */
export function preloadObjectDialogs(): void {
  referencesPart.preload().catch(() => undefined);
}
