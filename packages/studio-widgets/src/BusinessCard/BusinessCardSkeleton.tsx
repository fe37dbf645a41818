import { Skeleton, VisuallyHidden } from '@studio/ui';
import type { ReactElement } from 'react';
import { CardWaiting, CardWaitingLines } from './BusinessCard.styles.ts';

/** A card whose content is loading, in about its size. */
export function BusinessCardSkeleton({ label }: { label: string }): ReactElement {
  return (
    <CardWaiting data-part="loading">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton width={48} height={48} />
      <CardWaitingLines>
        <Skeleton width="60%" height={16} />
        <Skeleton width="30%" />
      </CardWaitingLines>
      <CardWaitingLines>
        {['85%', '70%', '75%'].map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </CardWaitingLines>
    </CardWaiting>
  );
}
