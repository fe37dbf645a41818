import { Button, ErrorState, Select, type SelectOption } from '@studio/ui';
import { useState } from 'react';
import { t } from '../../../messages/messages.ts';
import { ManageModal } from '../ManageModal.tsx';
import '../manage.messages.ts';

export interface BackupModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** What can be backed up; undefined while it is on its way. */
  sections: readonly SelectOption<string>[] | undefined;
  /** Why that could not be loaded, in words; null otherwise. */
  error: string | null;
  onRetry: () => void;
  /** The user wants this section. Called once. */
  onConfirm: (section: string) => void;
}

/** Asks which part of the configuration is backed up. */
export function BackupModal({ isOpen, onClose, sections, error, onRetry, onConfirm }: BackupModalProps) {
  const [section, setSection] = useState<string | null>(null);
  const isEmpty = sections?.length === 0;
  return (
    <ManageModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('manage.backup.title')}
      description={t('manage.backup.text')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            disabled={section === null}
            onClick={() => section !== null && onConfirm(section)}
          >
            {t('manage.backup.title')}
          </Button>
        </>
      }
    >
      {error === null ? (
        <Select
          label={t('manage.backup.section')}
          isRequired
          options={sections ?? []}
          value={section}
          onValueChange={setSection}
          placeholder={t(sections ? 'manage.backup.section.placeholder' : 'manage.backup.loading')}
          isDisabled={sections === undefined || isEmpty}
          hint={isEmpty && t('manage.backup.empty')}
        />
      ) : (
        <ErrorState
          title={t('manage.backup.failed')}
          reason={error}
          onRetry={onRetry}
          retryLabel={t('common.retry')}
        />
      )}
    </ManageModal>
  );
}
