import { Button, ConfirmDialog, Dialog, ErrorState, Skeleton, VisuallyHidden } from '@studio/ui';
import { reasonOf, useControlled, useLabels } from '@studio/ui/internal';
import { type ReactElement, useState } from 'react';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import { TaskNote } from '../shared/note/TaskNote.styles.ts';
import { useOpenCount } from '../shared/openings/useOpenCount.ts';
import { useTaskWhileOpen } from '../shared/task/useTask.ts';
import { defaultLabels, type SignatureModalLabels } from './labels.ts';
import { isBlankHtml } from './model/isBlankHtml.ts';
import { NotConfigured, Waiting } from './SignatureModal.styles.ts';
import type { SignatureModalProps } from './SignatureModalProps.ts';

/**
 * The e-mail signature of an organization: an editor for those who may edit it, and the signature to read for others. Only
 * its buttons close it, and edits are never dropped unasked.
 */
export function SignatureModal(props: SignatureModalProps): ReactElement {
  const { isOpen: givenIsOpen, defaultIsOpen = false, onOpenChange, labels, ...rest } = props;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const opening = useOpenCount(isOpen);
  return (
    <SignatureDialog
      key={opening}
      {...rest}
      {...{ isOpen, setOpen }}
      labels={useLabels('SignatureModal', defaultLabels, labels)}
    />
  );
}

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
function SignatureDialog(props: SignatureDialogProps): ReactElement {
  const { isOpen, setOpen, value, error, onSave, onEdit, labels, ...others } = props;
  const { isReadOnly: isGivenReadOnly = false, readOnlyReason, defaultDraft, ...further } = others;
  const { onAttach, maxAttachmentBytes, allowImage, ...rest } = further;
  const isReadOnly = isGivenReadOnly || Boolean(readOnlyReason);
  const [edited, setEdited] = useState(isReadOnly ? undefined : defaultDraft);
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
        onChange={(next) => {
          setEdited(next);
          onEdit?.(next === value ? null : next);
        }}
      />
      {saving.failure && (
        <TaskNote role="alert" data-part="failure">
          {labels.failed(reasonOf(saving.failure.error))}
        </TaskNote>
      )}
      <TaskNote role="status" data-part="status">
        {saving.isRunning && labels.saving}
      </TaskNote>
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

interface SignatureContentProps
  extends Pick<
    SignatureModalProps,
    'value' | 'error' | 'isReadOnly' | 'readOnlyReason' | 'onAttach' | 'maxAttachmentBytes' | 'allowImage'
  > {
  /** The text as it is now. */
  draft: string;
  isSaving: boolean;
  labels: SignatureModalLabels;
  onChange: (draft: string) => void;
}

/** The editor, the signature to read, that there is none, that it is still loading, or why it is not. */
function SignatureContent(props: SignatureContentProps): ReactElement {
  const { value, error, isReadOnly = false, readOnlyReason, draft, isSaving, ...more } = props;
  const { labels, onChange, ...images } = more;
  if (value === undefined && error) {
    return (
      <ErrorState
        title={error.title ?? labels.loadFailed}
        reason={error.reason}
        onRetry={error.onRetry}
        retryLabel={labels.retry}
      />
    );
  }
  if (value === undefined) {
    return (
      <Waiting aria-busy="true" data-part="loading">
        <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
        <Skeleton width="30%" height={14} />
        <Skeleton width="50%" height={14} />
      </Waiting>
    );
  }
  if (isReadOnly && isBlankHtml(value)) {
    return <NotConfigured data-part="not-configured">{labels.notConfigured}</NotConfigured>;
  }
  return (
    <div inert={isSaving}>
      <RichTextEditor
        {...images}
        label={labels.title}
        isLabelHidden
        autoFocus={!isReadOnly}
        isReadOnly={isReadOnly}
        readOnlyReason={readOnlyReason}
        value={draft}
        onValueChange={onChange}
        labels={labels.editor}
      />
    </div>
  );
}
