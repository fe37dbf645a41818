import { Skeleton, VisuallyHidden } from '@studio/ui';
import { t } from '../../../messages/messages.ts';
import './editor.messages.ts';

/** Stands where the Dynamic Criteria tab comes, in its shape. */
export function CriteriaSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{t('dataSets.criteria.loading')}</VisuallyHidden>
      <Skeleton width="7rem" height="20px" />
      <Skeleton width="46rem" height="32px" />
      <Skeleton width="46rem" height="32px" />
      <Skeleton width="100%" height="320px" />
    </>
  );
}
