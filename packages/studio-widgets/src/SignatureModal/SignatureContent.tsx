import { ErrorState, Skeleton, VisuallyHidden } from '@studio/ui';
import type { ReactElement } from 'react';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import type { SignatureModalLabels } from './labels.ts';
import { isBlankHtml } from './model/isBlankHtml.ts';
import { NotConfigured, Waiting } from './SignatureModal.styles.ts';
import type { SignatureModalProps } from './SignatureModalProps.ts';

interface SignatureContentProps
  extends Pick<
    SignatureModalProps,
    'signature' | 'error' | 'canEdit' | 'readOnlyReason' | 'onAttach' | 'maxAttachmentBytes'
  > {
  /** The text as it is now. */
  draft: string;
  isSaving: boolean;
  labels: SignatureModalLabels;
  onChange: (draft: string) => void;
}

/** The editor, the signature to read, that there is none, that it is still on its way, or why it is not. */
export function SignatureContent(props: SignatureContentProps): ReactElement {
  const { signature, error, canEdit, readOnlyReason, draft, isSaving, labels, onChange, ...attachments } =
    props;
  if (signature === undefined && error) {
    return (
      <ErrorState
        title={labels.loadFailed}
        reason={error.reason}
        onRetry={error.onRetry}
        retryLabel={labels.retry}
      />
    );
  }
  if (signature === undefined) {
    return (
      <Waiting aria-busy="true" data-part="loading">
        <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
        <Skeleton width="30%" height={14} />
        <Skeleton width="50%" height={14} />
      </Waiting>
    );
  }
  if (!canEdit && isBlankHtml(signature)) {
    return <NotConfigured data-part="not-configured">{labels.notConfigured}</NotConfigured>;
  }
  return (
    <div inert={isSaving}>
      <RichTextEditor
        {...attachments}
        label={labels.title}
        isLabelHidden
        autoFocus={canEdit}
        isReadOnly={!canEdit}
        readOnlyReason={readOnlyReason}
        value={draft}
        onValueChange={onChange}
        labels={labels.editor}
      />
    </div>
  );
}
