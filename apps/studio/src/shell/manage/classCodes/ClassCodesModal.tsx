import { AlertDialog, Button } from '@studio/ui';
import { useState } from 'react';
import { t } from '../../../messages/messages.ts';
import { FileChoice } from '../FileChoice.tsx';
import { ManageModal } from '../ManageModal.tsx';
import { ModalNote } from '../ModalNote.styles.ts';
import type { ClassCodeImportState } from './ClassCodeImport.ts';
import '../manage.messages.ts';

export interface ClassCodesModalProps extends ClassCodeImportState {
  isOpen: boolean;
  /** What is on its way is stopped; what the server has goes on. */
  onClose: () => void;
  onFileChange: (file: File | null) => void;
  onConfirm: () => void;
  /** Stops the file that is on its way. */
  onCancel: () => void;
  onDismissRefusal: () => void;
}

const accept = ['.txt'];

/** Takes the file of class codes. */
export function ClassCodesModal(props: ClassCodesModalProps) {
  const { isOpen, onClose, file, sent, refusal } = props;
  const [refusalText, setRefusalText] = useState(refusal);
  if (refusal !== null && refusal !== refusalText) setRefusalText(refusal);
  const isRunning = sent !== null;
  const isSending = isRunning && file !== null && sent < file.size;
  return (
    <ManageModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('manage.classCodes.title')}
      description={t('manage.classCodes.text')}
      footer={
        <>
          <Button onClick={isSending ? props.onCancel : onClose}>
            {t(isRunning && !isSending ? 'common.close' : 'common.cancel')}
          </Button>
          <Button variant="primary" disabled={file === null} isPending={isRunning} onClick={props.onConfirm}>
            {t('manage.classCodes.confirm')}
          </Button>
        </>
      }
    >
      <FileChoice
        label={t('manage.classCodes.file')}
        accept={accept}
        describeUnsupported={(name) => t('manage.classCodes.unsupported', { name })}
        file={file}
        onFileChange={props.onFileChange}
        sent={sent}
        isDisabled={isRunning}
      />
      <ModalNote role="status">{isRunning && !isSending && t('manage.classCodes.working')}</ModalNote>
      <AlertDialog
        isOpen={refusal !== null}
        title={t('manage.error')}
        message={refusalText ?? ''}
        okLabel={t('common.ok')}
        onClose={props.onDismissRefusal}
      />
    </ManageModal>
  );
}
