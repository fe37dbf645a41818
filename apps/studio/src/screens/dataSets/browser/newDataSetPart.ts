import { deferPart } from '@studio/ui';
import type { NewDataSetDialogProps } from '../settings/NewDataSetDialog.tsx';

/** The modal that makes a new set, loaded when it is first wanted. */
export const newDataSetPart = deferPart<NewDataSetDialogProps>(
  async () => (await import('../settings/NewDataSetDialog.tsx')).NewDataSetDialog,
);
