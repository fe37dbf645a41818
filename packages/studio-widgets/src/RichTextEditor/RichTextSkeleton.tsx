import { Skeleton, VisuallyHidden } from '@studio/ui';
import type { ReactElement } from 'react';
import { Waiting, WaitingBar, WaitingText } from './RichTextEditor.styles.ts';

interface RichTextSkeletonProps {
  label: string;
  /** Without the row of buttons. */
  isReadOnly: boolean;
}

/** The editor in its size, while its code is loading. */
export function RichTextSkeleton({ label, isReadOnly }: RichTextSkeletonProps): ReactElement {
  return (
    <Waiting aria-busy="true" data-part="loading">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {!isReadOnly && (
        <WaitingBar>
          <Skeleton width={96} height={16} />
          <Skeleton width={120} height={16} />
          <Skeleton width={240} height={16} />
        </WaitingBar>
      )}
      <WaitingText>
        <Skeleton width="40%" height={14} />
        {!isReadOnly && <Skeleton width="65%" height={14} />}
      </WaitingText>
    </Waiting>
  );
}
