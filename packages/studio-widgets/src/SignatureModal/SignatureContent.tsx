import { Skeleton, VisuallyHidden } from '@studio/ui';
import type { ReactElement } from 'react';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import type { SignatureModalLabels } from './labels.ts';
import { isBlankHtml } from './model/isBlankHtml.ts';
import { NotConfigured, Waiting } from './SignatureModal.styles.ts';
import type { SignatureModalProps } from './SignatureModalProps.ts';

interface SignatureContentProps
  extends Pick<SignatureModalProps, 'signature' | 'canEdit' | 'onAttach' | 'maxAttachmentBytes'> {
  /** The text as it is now. */
  draft: string;
  isSaving: boolean;
  labels: SignatureModalLabels;
  onChange: (draft: string) => void;
}

/** The editor, the signature to read, that there is none, or that it is still on its way. */
export function SignatureContent(props: SignatureContentProps): ReactElement {
  const { signature, canEdit, draft, isSaving, labels, onChange, ...attachments } = props;
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
        value={draft}
        onChange={onChange}
        labels={labels.editor}
      />
    </div>
  );
}
