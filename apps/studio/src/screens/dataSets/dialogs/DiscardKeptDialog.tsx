import { ConfirmDialog } from '@studio/ui';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { discardKeptNewSets } from './findKeptSettings.ts';
import { keptSettingsText } from './keptSettings.messages.ts';

/** The question before new sets that were left unsaved are thrown away. */
export interface DiscardKeptDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** They are gone. */
  readonly onDiscarded: () => void;
}

/** Asks once, and throws them away. */
export function DiscardKeptDialog({ isOpen, onClose, onDiscarded }: DiscardKeptDialogProps) {
  const discard = async () => {
    onClose();
    await discardKeptNewSets();
    onDiscarded();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={keptSettingsText('discard.title')}
      message={keptSettingsText('discard.text')}
      confirmLabel={keptSettingsText('discard')}
      cancelLabel={commonText('cancel')}
      tone="danger"
      onConfirm={() => void discard()}
      onCancel={onClose}
    />
  );
}
