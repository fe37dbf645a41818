export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './types.ts';
