import type { DataItem, ItemPage } from '@studio/api';
import { Badge, EmptyState, ErrorState, Skeleton, Spinner } from '@studio/ui';
import { useId } from 'react';
import { t } from '../../../../messages/messages.ts';
import { groupItems } from './groupItems.ts';
import { Answer, OfferedItem, OfferedList } from './TryItDrawer.styles.ts';
import '../editor.messages.ts';

/** What the server answered. */
export interface OfferedItemsProps {
  /** Undefined before the first answer. */
  readonly page: ItemPage | undefined;
  /** Another answer is on its way; the last one stays in sight. */
  readonly isLoading: boolean;
  /** Why there is no answer; null when there is one, or none was asked for yet. */
  readonly error: { readonly reason: string; readonly onRetry: () => void } | null;
  /** How many items the set has; null when that is not known, as of a Custom set. */
  readonly itemCount: number | null;
  /** A product or a value is chosen. */
  readonly isAnythingChosen: boolean;
}

/** The items that a set offers, in their groups, the default marked; or why it offers none. */
export function OfferedItems(props: OfferedItemsProps) {
  const { page, isLoading, error, itemCount } = props;
  const titleId = useId();
  return (
    <Answer aria-labelledby={titleId} aria-busy={isLoading}>
      <h3 id={titleId}>{t('dataSets.tryIt.items')}</h3>
      {error !== null && (
        <ErrorState
          title={t('dataSets.tryIt.failed')}
          reason={error.reason}
          onRetry={error.onRetry}
          retryLabel={t('common.retry')}
          isRetrying={isLoading}
        />
      )}
      {page === undefined && error === null && <Skeleton width="100%" height="8rem" />}
      {page !== undefined && error === null && (
        <>
          <p role="status">{countText(page, itemCount)}</p>
          {isLoading && <Spinner label={t('dataSets.tryIt.loading')} />}
          {page.totalRecords === 0 ? <NothingOffered {...props} /> : <Groups page={page} />}
        </>
      )}
    </Answer>
  );
}

function countText({ records, totalRecords }: ItemPage, itemCount: number | null): string {
  const count = totalRecords.toLocaleString();
  if (totalRecords > records.length)
    return t('dataSets.tryIt.first', { shown: records.length.toLocaleString(), count });
  if (itemCount !== null) return t('dataSets.tryIt.count', { count, total: itemCount.toLocaleString() });
  return totalRecords === 1 ? t('dataSets.tryIt.offered.one') : t('dataSets.tryIt.offered.many', { count });
}

function NothingOffered({ itemCount, isAnythingChosen }: OfferedItemsProps) {
  const why =
    itemCount === 0
      ? t('dataSets.tryIt.nothing.noItems')
      : t(isAnythingChosen ? 'dataSets.tryIt.nothing.noneFits' : 'dataSets.tryIt.nothing.noneChosen');
  return <EmptyState title={t('dataSets.tryIt.nothing')}>{why}</EmptyState>;
}

function Groups({ page }: { readonly page: ItemPage }) {
  return groupItems(page.records).map(({ name, items }) => (
    <section key={name} aria-label={name || undefined}>
      {name !== '' && <h4>{name}</h4>}
      <OfferedList>
        {items.map((item) => (
          <Item key={item.value} item={item} isDefault={item.value === page.defaultValue} />
        ))}
      </OfferedList>
    </section>
  ));
}

function Item({ item, isDefault }: { readonly item: DataItem; readonly isDefault: boolean }) {
  return (
    <OfferedItem>
      <span dir="auto">{item.name}</span>
      <span data-part="value" dir="auto">
        {item.value}
      </span>
      {isDefault && <Badge tone="accent">{t('dataSets.tryIt.default')}</Badge>}
    </OfferedItem>
  );
}
