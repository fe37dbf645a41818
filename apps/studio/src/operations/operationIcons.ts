import ArchiveRestore from 'lucide-react/icons/archive-restore';
import BookText from 'lucide-react/icons/book-text';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import FileInput from 'lucide-react/icons/file-input';
import History from 'lucide-react/icons/history';
import type { ComponentType } from 'react';
import type { ManageOperation } from './manageOperations.ts';

/** What each operation is known by, in the menu and in the command palette. */
export const operationIcons: Readonly<Record<ManageOperation, ComponentType<{ size?: number }>>> = {
  history: History,
  backup: DatabaseBackup,
  restore: ArchiveRestore,
  classCodes: FileInput,
  dataDictionary: BookText,
};
