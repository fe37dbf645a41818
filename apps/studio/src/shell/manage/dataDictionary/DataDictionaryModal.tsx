import { Button } from '@studio/ui';
import { t } from '../../../messages/messages.ts';
import { ManageModal } from '../ManageModal.tsx';
import { ModalNote } from '../ModalNote.styles.ts';
import '../manage.messages.ts';

export interface DataDictionaryModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** It is being generated; closing the modal does not stop that. */
  isRunning: boolean;
  onConfirm: () => void;
}

/** Asks whether the data dictionary is to be generated. */
export function DataDictionaryModal({ isOpen, onClose, isRunning, onConfirm }: DataDictionaryModalProps) {
  return (
    <ManageModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('manage.dataDictionary.title')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t(isRunning ? 'common.close' : 'common.no')}</Button>
          <Button variant="primary" isPending={isRunning} onClick={onConfirm}>
            {t('common.yes')}
          </Button>
        </>
      }
    >
      <p>{t('manage.dataDictionary.question')}</p>
      <ModalNote role="status">
        {t(isRunning ? 'manage.dataDictionary.working' : 'manage.dataDictionary.text')}
      </ModalNote>
    </ManageModal>
  );
}
