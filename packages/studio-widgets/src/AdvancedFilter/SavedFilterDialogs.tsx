import { ConfirmDialog } from '@studio/ui';
import { FailureText } from './AdvancedFilter.styles.ts';
import { FilterNameDialog } from './FilterNameDialog.tsx';
import type { SavedFilters } from './hooks/useSavedFilters.ts';
import type { AdvancedFilterLabels } from './labels.ts';
import type { SavedFilter } from './types.ts';

interface SavedFilterDialogsProps {
  readonly saved: SavedFilters;
  readonly savedFilters: readonly SavedFilter[];
  readonly labels: AdvancedFilterLabels;
}

/** The dialogs of the saved filters: one at a time. */
export function SavedFilterDialogs({ saved, savedFilters, labels }: SavedFilterDialogsProps) {
  const { dialog, selected, failure, close } = saved;
  const shared = { savedFilters, labels, failure, isPending: saved.isRunning, onClose: close };
  const name = selected?.name ?? '';
  return (
    <>
      {dialog === 'save-as' && (
        <FilterNameDialog
          {...shared}
          title={labels.saveAsTitle}
          confirmLabel={labels.confirmSave}
          name=""
          ownId={null}
          onConfirm={saved.saveAs}
        />
      )}
      {dialog === 'rename' && selected && (
        <FilterNameDialog
          {...shared}
          title={labels.renameTitle}
          confirmLabel={labels.confirmRename}
          name={name}
          ownId={selected.id}
          onConfirm={saved.rename}
        />
      )}
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        tone="danger"
        title={labels.deleteTitle}
        message={
          <>
            {labels.deleteQuestion(name)}
            {failure !== '' && <FailureText role="alert">{failure}</FailureText>}
          </>
        }
        confirmLabel={labels.yes}
        cancelLabel={labels.no}
        isPending={saved.isRunning}
        onConfirm={saved.remove}
        onCancel={close}
      />
    </>
  );
}
