import { Button, Dialog, TextField } from '@studio/ui';
import { type FormEvent, useId, useState } from 'react';
import { FailureText, NameForm } from './AdvancedFilter.styles.ts';
import type { AdvancedFilterLabels } from './labels.ts';
import { filterNameFault } from './model/savedFilters.ts';
import type { SavedFilter } from './types.ts';

interface FilterNameDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** The name to start with. */
  readonly name: string;
  /** The filter that is renamed; null for a new one. */
  readonly ownId: string | null;
  readonly savedFilters: readonly SavedFilter[];
  readonly isPending: boolean;
  /** Why it failed, in words; empty for no failure. */
  readonly failure: string;
  readonly labels: AdvancedFilterLabels;
  readonly onConfirm: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a saved filter, and keeps it until it is good and saved. */
export function FilterNameDialog(props: FilterNameDialogProps) {
  const { title, confirmLabel, ownId, savedFilters, isPending, failure, labels, onConfirm, onClose } = props;
  const formId = useId();
  const [name, setName] = useState(props.name);
  const [isTried, setTried] = useState(false);
  const fault = filterNameFault(name, savedFilters, ownId);
  const showsFault = fault !== undefined && (isTried || fault !== 'blank');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (fault === undefined && !isPending) onConfirm(name.trim());
  };

  return (
    <Dialog
      data-part="filter-name-dialog"
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="sm"
      closeLabel={labels.cancel}
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <NameForm id={formId} noValidate onSubmit={submit}>
        <TextField
          label={labels.name}
          isRequired
          autoComplete="off"
          value={name}
          onValueChange={setName}
          error={showsFault ? labels.nameFaults[fault] : undefined}
        />
        {failure !== '' && <FailureText role="alert">{failure}</FailureText>}
      </NameForm>
    </Dialog>
  );
}
