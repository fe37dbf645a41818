import { useResource } from '../../../kernel/resource/useResource.ts';
import { loadItems } from '../../../screens/dataSets/dataSets.api.ts';
import { backUp } from '../../../services/backUp.ts';
import { describeError } from '../../../services/describeError.ts';
import type { ShellDialogProps } from '../../dialogs/shellDialogs.ts';
import { BackupModal } from './BackupModal.tsx';

const sectionNames = 'Database Section Names';

/** Backs up a section, or everything. It closes when the backup begins; the loading bar tells the rest. */
export function BackupDialog({ isOpen, onClose }: ShellDialogProps) {
  const { data, error, reload } = useResource(sectionNames, async (signal) => {
    const items = await loadItems(sectionNames, signal);
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
