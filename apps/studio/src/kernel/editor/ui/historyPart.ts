import { deferPart } from '@studio/ui';
import type { HistoryDialogProps } from './HistoryDialog.tsx';

/** The history of an object, loaded when it is first wanted. */
export const historyPart = deferPart<HistoryDialogProps>(
  async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
);
