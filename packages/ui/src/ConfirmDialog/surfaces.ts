/** What dialogs, questions and alerts are drawn with: one file to load for all, since an application that has one has the others. */
export { AlertDialogSurface } from '../AlertDialog/AlertDialogSurface.tsx';
export { DialogSurface } from '../Dialog/DialogSurface.tsx';
export { ConfirmSurface } from './ConfirmSurface.tsx';
