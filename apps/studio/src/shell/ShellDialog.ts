import type { ManageOperation } from '../operations/manageOperations.ts';

/** A dialog of the shell. */
export type ShellDialogName = 'palette' | 'help' | 'profile' | 'password' | 'navigation' | ManageOperation;

/** What every dialog of the shell takes. */
export interface ShellDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Opens another dialog of the shell. */
  onOpen: (name: ShellDialogName) => void;
}
