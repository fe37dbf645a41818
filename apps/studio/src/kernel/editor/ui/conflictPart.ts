import { deferPart } from '@studio/ui';
import type { ConflictDialogProps } from './ConflictDialog.tsx';

/** The dialog of a conflict, loaded when it is first wanted. */
export const conflictPart = deferPart<ConflictDialogProps>(
  async () => (await import('./ConflictDialog.tsx')).ConflictDialog,
);
