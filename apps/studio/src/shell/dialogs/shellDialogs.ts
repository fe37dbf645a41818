import type { ComponentType } from 'react';
import type { ManageOperation } from '../manage/manageOperations.ts';

/** A dialog of the shell. */
export type ShellDialogName = 'palette' | 'help' | 'profile' | 'password' | 'navigation' | ManageOperation;

/** What every dialog of the shell takes. */
export interface ShellDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Opens another dialog of the shell. */
  onOpen: (name: ShellDialogName) => void;
}

/** Loads the dialogs; each is a chunk of its own. */
export const loadShellDialog: Readonly<
  Record<ShellDialogName, () => Promise<ComponentType<ShellDialogProps>>>
> = {
  palette: async () => (await import('../palette/Palette.tsx')).Palette,
  help: async () => (await import('../help/HelpDialog.tsx')).HelpDialog,
  profile: async () => (await import('../profile/ProfileDialog.tsx')).ProfileDialog,
  password: async () => (await import('../password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
  navigation: async () => (await import('../frame/NavigationDrawer.tsx')).NavigationDrawer,
  history: async () => (await import('../history/HistoryDialog.tsx')).HistoryDialog,
  backup: async () => (await import('../manage/backup/BackupDialog.tsx')).BackupDialog,
  restore: async () => (await import('../manage/restore/RestoreDialog.tsx')).RestoreDialog,
  classCodes: async () => (await import('../manage/classCodes/ClassCodesDialog.tsx')).ClassCodesDialog,
  dataDictionary: async () =>
    (await import('../manage/dataDictionary/DataDictionaryDialog.tsx')).DataDictionaryDialog,
};
