import { Button } from '@studio/ui';
import { ModalNote } from '../../kernel/upload/ModalNote.styles.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { ManageModal } from '../ManageModal.tsx';
import { manageText } from '../manage.messages.ts';
import { manageMenuText } from '../manageMenu.messages.ts';

export interface DataDictionaryModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** It is being generated; closing the modal does not stop that. */
  isRunning: boolean;
  /** Why the last one was not generated; empty when nothing failed. */
  failure: string;
  onConfirm: () => void;
}

/** Asks whether the data dictionary is to be generated. */
export function DataDictionaryModal({
  isOpen,
  onClose,
  isRunning,
  failure,
  onConfirm,
}: DataDictionaryModalProps) {
  return (
    <ManageModal
      isOpen={isOpen}
      onClose={onClose}
      title={manageMenuText('dataDictionary.title')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{commonText(isRunning ? 'close' : 'no')}</Button>
          <Button variant="primary" isPending={isRunning} onClick={onConfirm}>
            {commonText('yes')}
          </Button>
        </>
      }
    >
      <p>{manageText('dataDictionary.question')}</p>
      <ModalNote role="status">
        {manageText(isRunning ? 'dataDictionary.working' : 'dataDictionary.text')}
      </ModalNote>
      {failure !== '' && !isRunning && (
        <ModalNote role="alert">{manageText('dataDictionary.failed', { reason: failure })}</ModalNote>
      )}
    </ManageModal>
  );
}
