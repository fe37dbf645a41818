import { Button, Dialog } from '@studio/ui';
import { t } from '../../../messages/messages.ts';
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
    <Dialog
      isStatic
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('manage.dataDictionary.title')}
      closeLabel={t('common.close')}
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
    </Dialog>
  );
}
