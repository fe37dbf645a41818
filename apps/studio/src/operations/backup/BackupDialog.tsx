import { backUp } from '../../kernel/list/backUp.ts';
import { loadDataSetItems } from '../../kernel/resource/loadDataSetItems.ts';
import { useResource } from '../../kernel/resource/useResource.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import type { OperationDialogProps } from '../OperationDialogProps.ts';
import { BackupModal } from './BackupModal.tsx';

const sectionNames = 'Database Section Names';

/** Backs up a section, or everything. It closes when the backup begins; the loading bar shows the rest. */
export function BackupDialog({ isOpen, onClose }: OperationDialogProps) {
  const { data, error, reload } = useResource(sectionNames, async (signal) => {
    const { items } = await loadDataSetItems(sectionNames, signal);
    return items.map(({ name, value }) => ({ label: name, value }));
  });
  return (
    <BackupModal
      isOpen={isOpen}
      onClose={onClose}
      sections={data}
      error={error === null ? null : describeError(error)}
      onRetry={reload}
      onConfirm={(section) => {
        onClose();
        void backUp(section);
      }}
    />
  );
}
