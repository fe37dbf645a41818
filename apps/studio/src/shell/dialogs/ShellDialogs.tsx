import { Spinner } from '@studio/ui';
import type { ShellDialogName } from '../ShellDialog.ts';
import { shellText } from '../shell.messages.ts';
import { OpeningNote } from './ShellDialogs.styles.ts';
import type { AskedDialog } from './useShellDialogs.ts';

export interface ShellDialogsProps {
  asked: readonly AskedDialog[];
  onOpen: (name: ShellDialogName) => void;
  onClose: (name: ShellDialogName) => void;
}

/** The open dialogs of the shell, and a note while the code of one is loading. */
export function ShellDialogs({ asked, onOpen, onClose }: ShellDialogsProps) {
  const isLoading = asked.some(({ Dialog, isOpen }) => isOpen && Dialog === null);
  return (
    <>
      {isLoading && (
        <OpeningNote>
          <Spinner label={shellText('opening')} />
          <span aria-hidden="true">{shellText('opening')}</span>
        </OpeningNote>
      )}
      {asked.map(
        ({ name, count, Dialog, isOpen }) =>
          Dialog && (
            <Dialog key={`${name}-${count}`} isOpen={isOpen} onOpen={onOpen} onClose={() => onClose(name)} />
          ),
      )}
    </>
  );
}
