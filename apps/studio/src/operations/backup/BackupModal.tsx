import { Button, ErrorState, Select, type SelectOption } from '@studio/ui';
import { useState } from 'react';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { ManageModal } from '../ManageModal.tsx';
import { manageText } from '../manage.messages.ts';
import { manageMenuText } from '../manageMenu.messages.ts';

export interface BackupModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** What can be backed up; undefined while it is loading. */
  sections: readonly SelectOption<string>[] | undefined;
  /** Why that could not be loaded, in words; null otherwise. */
  error: string | null;
  onRetry: () => void;
  /** Called once with the chosen section. */
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
      title={manageMenuText('backup.title')}
      description={manageText('backup.text')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{commonText('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={section === null}
            onClick={() => section !== null && onConfirm(section)}
          >
            {manageMenuText('backup.title')}
          </Button>
        </>
      }
    >
      {error === null ? (
        <Select
          label={manageText('backup.section')}
          isRequired
          options={sections ?? []}
          value={section}
          onValueChange={setSection}
          placeholder={manageText(sections ? 'backup.section.placeholder' : 'backup.loading')}
          isDisabled={sections === undefined || isEmpty}
          hint={isEmpty && manageText('backup.empty')}
        />
      ) : (
        <ErrorState
          title={manageText('backup.failed')}
          reason={error}
          onRetry={onRetry}
          retryLabel={commonText('retry')}
        />
      )}
    </ManageModal>
  );
}
