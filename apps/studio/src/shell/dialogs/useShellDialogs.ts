import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { notify } from '../../platform/feedback/notices.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { handlePartFailure } from '../handlePartFailure.ts';
import { paletteTyping } from '../palette/TypeAhead.ts';
import type { ShellDialogName, ShellDialogProps } from '../ShellDialog.ts';
import { shellText } from '../shell.messages.ts';

/** Loads the dialogs; each is a chunk of its own. */
const loadShellDialog: Readonly<Record<ShellDialogName, () => Promise<ComponentType<ShellDialogProps>>>> = {
  palette: async () => (await import('../palette/Palette.tsx')).Palette,
  help: async () => (await import('../help/HelpDialog.tsx')).HelpDialog,
  profile: async () => (await import('../profile/ProfileDialog.tsx')).ProfileDialog,
  password: async () => (await import('../password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
  navigation: async () => (await import('../frame/NavigationDrawer.tsx')).NavigationDrawer,
  history: async () => (await import('../../operations/history/HistoryDialog.tsx')).HistoryDialog,
  backup: async () => (await import('../../operations/backup/BackupDialog.tsx')).BackupDialog,
  restore: async () => (await import('../../operations/restore/RestoreDialog.tsx')).RestoreDialog,
  classCodes: async () => (await import('../../operations/classCodes/ClassCodesDialog.tsx')).ClassCodesDialog,
  dataDictionary: async () =>
    (await import('../../operations/dataDictionary/DataDictionaryDialog.tsx')).DataDictionaryDialog,
};

/** A dialog that was opened. It stays here after it was closed, so that it can give the focus back. */
export interface AskedDialog {
  readonly name: ShellDialogName;
  /** How often it was opened: each time it starts afresh. */
  readonly count: number;
  /** Null while its code is loading. */
  readonly Dialog: ComponentType<ShellDialogProps> | null;
  readonly isOpen: boolean;
}

/**
 * Opens and closes the dialogs of the shell, which are loaded when first opened. What is typed while the palette is on its
 * way is kept for it.
 */
export function useShellDialogs() {
  const [asked, setAsked] = useState<readonly AskedDialog[]>([]);

  const close = useCallback((name: ShellDialogName) => {
    if (name === 'palette') paletteTyping.stop();
    setAsked((before) => change(before, name, { isOpen: false }));
  }, []);

  const open = useCallback(
    async (name: ShellDialogName): Promise<void> => {
      setAsked((before) => ask(before, name));
      if (name === 'palette') paletteTyping.start(() => close('palette'));
      else paletteTyping.stop();
      try {
        const Dialog = await loadShellDialog[name]();
        setAsked((before) => change(before, name, { Dialog }));
      } catch (error) {
        if (name === 'palette') paletteTyping.stop();
        setAsked((before) => before.filter((dialog) => dialog.name !== name));
        if ((await handlePartFailure(error)) === 'giveUp') return;
        const action = { label: commonText('retry'), onAction: () => void open(name) };
        notify({ message: shellText('openFailed'), tone: 'bad', action });
      }
    },
    [close],
  );

  useEffect(() => () => paletteTyping.stop(), []);

  return { asked, open, close };
}

function ask(before: readonly AskedDialog[], name: ShellDialogName): readonly AskedDialog[] {
  const old = before.find((dialog) => dialog.name === name);
  if (!old) return [...before, { name, count: 1, Dialog: null, isOpen: true }];
  return old.isOpen ? before : change(before, name, { isOpen: true, count: old.count + 1 });
}

function change(
  before: readonly AskedDialog[],
  name: ShellDialogName,
  part: Partial<AskedDialog>,
): readonly AskedDialog[] {
  return before.map((dialog) => (dialog.name === name ? { ...dialog, ...part } : dialog));
}
