export type { NotImplementedDialogLabels } from './labels.ts';
export { NotImplementedDialog, type NotImplementedDialogProps } from './NotImplementedDialog.tsx';
