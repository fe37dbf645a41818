import { ConfirmDialog } from '@studio/ui';
import { keptSettingsText } from '../../../kernel/editor/modal/keptSettings.messages.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { discardKeptNewSets } from './findKeptOfSet.ts';
import { keptSetText } from './keptSet.messages.ts';

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
      title={keptSetText('discard.title')}
      message={keptSetText('discard.text')}
      confirmLabel={keptSettingsText('discard')}
      cancelLabel={commonText('cancel')}
      tone="danger"
      onConfirm={() => void discard()}
      onCancel={onClose}
    />
  );
}
