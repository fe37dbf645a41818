import { preloadAlert } from '../AlertDialog/AlertDialog.tsx';
import { preloadConfirm } from '../ConfirmDialog/ConfirmDialog.tsx';
import { preloadDialog } from '../Dialog/Dialog.tsx';
import { preloadMenu } from '../Menu/Menu.tsx';
import { preloadPopover } from '../Popover/Popover.tsx';

/**
 * Loads the code of dialogs, menus and popovers before they are first needed, so that they open without a connection:
 * for screens that hold unsaved work. Never fails; what cannot be loaded is loaded when it is needed.
 */
export async function preloadLayers(): Promise<void> {
  await Promise.allSettled([
    preloadAlert(),
    preloadConfirm(),
    preloadDialog(),
    preloadMenu(),
    preloadPopover(),
  ]);
}
