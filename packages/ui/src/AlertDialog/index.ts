export { AlertDialog } from './AlertDialog.tsx';
export type { AlertDialogProps } from './types.ts';
