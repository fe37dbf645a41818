/** What questions and alerts are drawn with: one file to load for both, since an application that has one has the other. */
export { AlertDialogSurface } from '../AlertDialog/AlertDialogSurface.tsx';
export { ConfirmSurface } from './ConfirmSurface.tsx';
