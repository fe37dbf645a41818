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
    'value' | 'error' | 'isReadOnly' | 'readOnlyReason' | 'onAttach' | 'maxAttachmentBytes' | 'allowImage'
  > {
  /** The text as it is now. */
  draft: string;
  isSaving: boolean;
  labels: SignatureModalLabels;
  onChange: (draft: string) => void;
}

/** The editor, the signature to read, that there is none, that it is still loading, or why it is not. */
export function SignatureContent(props: SignatureContentProps): ReactElement {
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
