import { Button, ConfirmDialog, Dialog } from '@studio/ui';
import { reasonOf } from '@studio/ui/internal';
import { type ReactElement, useState } from 'react';
import { useTaskWhileOpen } from '../shared/task/useTask.ts';
import type { SignatureModalLabels } from './labels.ts';
import { SignatureContent } from './SignatureContent.tsx';
import { SignatureNote } from './SignatureModal.styles.ts';
import type { SignatureModalProps } from './SignatureModalProps.ts';

interface SignatureDialogProps
  extends Omit<SignatureModalProps, 'isOpen' | 'defaultIsOpen' | 'onOpenChange' | 'labels'> {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  labels: SignatureModalLabels;
}

function useSave({ isOpen, setOpen, onSave }: Pick<SignatureDialogProps, 'isOpen' | 'setOpen' | 'onSave'>) {
  return useTaskWhileOpen<[string]>(async (value, { signal }) => {
    await onSave(value, { signal });
    if (!signal.aborted) setOpen(false);
  }, isOpen);
}

/** One opening of the signature modal, with the text as it is edited. */
export function SignatureDialog(props: SignatureDialogProps): ReactElement {
  const { isOpen, setOpen, value, error, onSave, labels, ...others } = props;
  const { isReadOnly: isGivenReadOnly = false, readOnlyReason, ...further } = others;
  const { onAttach, maxAttachmentBytes, allowImage, ...rest } = further;
  const isReadOnly = isGivenReadOnly || Boolean(readOnlyReason);
  const [edited, setEdited] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const saving = useSave({ isOpen, setOpen, onSave });
  const draft = edited ?? value ?? '';
  const isChanged = value !== undefined && draft !== value;

  const leave = () => {
    if (saving.isRunning) saving.stop();
    else if (isChanged) setAsking(true);
    else setOpen(false);
  };
  const whyNot = () => {
    if (isReadOnly) return readOnlyReason || labels.notAllowed;
    if (value === undefined && error) return labels.loadFailed;
    return isChanged ? undefined : labels.unchanged;
  };

  return (
    <Dialog
      {...rest}
      title={labels.title}
      size="lg"
      isStatic
      closeLabel={labels.close}
      isOpen={isOpen}
      onOpenChange={leave}
      footer={
        <>
          <Button data-part="cancel" onClick={leave}>
            {labels.cancel}
          </Button>
          <Button
            data-part="save"
            variant="primary"
            isPending={saving.isRunning}
            disabledReason={whyNot()}
            onClick={() => saving.run(draft)}
          >
            {labels.save}
          </Button>
        </>
      }
    >
      <SignatureContent
        {...{ value, error, isReadOnly, readOnlyReason, draft, labels }}
        {...{ onAttach, maxAttachmentBytes, allowImage }}
        isSaving={saving.isRunning}
        onChange={setEdited}
      />
      {saving.failure && (
        <SignatureNote role="alert" data-part="failure">
          {labels.failed(reasonOf(saving.failure.error))}
        </SignatureNote>
      )}
      <SignatureNote role="status" data-part="status">
        {saving.isRunning && labels.saving}
      </SignatureNote>
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.discardTitle}
        message={labels.discardQuestion}
        confirmLabel={labels.yes}
        cancelLabel={labels.no}
        onConfirm={() => {
          setAsking(false);
          setOpen(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}
