import type { DataItem, ItemPage } from '@studio/api';
import { Badge, Drawer, EmptyState, ErrorState, Skeleton, Spinner } from '@studio/ui';
import { useId } from 'react';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { deferredText } from '../criteria/criteria.messages.ts';
import { dataSetsText } from '../editor.messages.ts';
import { ChoiceField, type TryItChoice } from './ChoiceField.tsx';
import { groupItems } from './groupItems.ts';
import { Answer, OfferedItem, OfferedList, TryItRoot } from './TryItDrawer.styles.ts';

/** What is chosen, and what the set then offers. */
export interface TryItDrawerProps extends Omit<OfferedItemsProps, 'page'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly choices: readonly TryItChoice[];
  readonly onChoose: (id: string, value: string) => void;
  /** What the server answered last; undefined before the first answer. */
  readonly page: ItemPage | undefined;
  /** Where the draft has errors, so that it cannot be tried; null when it has none. */
  readonly invalidReason: string | null;
}

/** Shows what a set offers for a product and values, before it is saved. */
export function TryItDrawer(props: TryItDrawerProps) {
  const { isOpen, onClose, choices, onChoose, invalidReason, ...answer } = props;
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={dataSetsText('tryIt')}
      side="end"
      closeLabel={commonText('close')}
    >
      <TryItRoot>
        <p>{deferredText('tryIt.text')}</p>
        {choices.map((choice) => (
          <ChoiceField key={choice.id} choice={choice} onChoose={(value) => onChoose(choice.id, value)} />
        ))}
        {invalidReason === null ? (
          <OfferedItems {...answer} />
        ) : (
          <EmptyState title={deferredText('tryIt.invalid')}>
            {deferredText('tryIt.invalid.text', { where: invalidReason })}
          </EmptyState>
        )}
      </TryItRoot>
    </Drawer>
  );
}

/** What the server answered. */
interface OfferedItemsProps {
  /** Undefined before the first answer. */
  readonly page: ItemPage | undefined;
  /** Another response is pending; the last one stays in sight. */
  readonly isLoading: boolean;
  /** Why there is no answer; null when there is one, or none was requested yet. */
  readonly error: { readonly reason: string; readonly onRetry: () => void } | null;
  /** How many items the set has; null when that is not known, as of a Custom set. */
  readonly itemCount: number | null;
  /** A product or a value is chosen. */
  readonly isAnythingChosen: boolean;
}

/** The items that a set offers, in their groups, the default marked; or why it offers none. */
function OfferedItems(props: OfferedItemsProps) {
  const { page, isLoading, error, itemCount } = props;
  const titleId = useId();
  return (
    <Answer aria-labelledby={titleId} aria-busy={isLoading}>
      <h3 id={titleId}>{deferredText('tryIt.items')}</h3>
      {error !== null && (
        <ErrorState
          title={deferredText('tryIt.failed')}
          reason={error.reason}
          onRetry={error.onRetry}
          retryLabel={commonText('retry')}
          isRetrying={isLoading}
        />
      )}
      {page === undefined && error === null && <Skeleton width="100%" height="8rem" />}
      {page !== undefined && error === null && (
        <>
          <p role="status">{countText(page, itemCount)}</p>
          {isLoading && <Spinner label={deferredText('tryIt.loading')} />}
          {page.totalRecords === 0 ? <NothingOffered {...props} /> : <Groups page={page} />}
        </>
      )}
    </Answer>
  );
}

function countText({ records, totalRecords }: ItemPage, itemCount: number | null): string {
  const count = totalRecords.toLocaleString();
  if (totalRecords > records.length)
    return deferredText('tryIt.first', { shown: records.length.toLocaleString(), count });
  if (itemCount !== null) return deferredText('tryIt.count', { count, total: itemCount.toLocaleString() });
  return totalRecords === 1
    ? deferredText('tryIt.offered.one')
    : deferredText('tryIt.offered.many', { count });
}

function NothingOffered({ itemCount, isAnythingChosen }: OfferedItemsProps) {
  const why =
    itemCount === 0
      ? deferredText('tryIt.nothing.noItems')
      : deferredText(isAnythingChosen ? 'tryIt.nothing.noneFits' : 'tryIt.nothing.noneChosen');
  return <EmptyState title={deferredText('tryIt.nothing')}>{why}</EmptyState>;
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
      {isDefault && <Badge tone="accent">{deferredText('tryIt.default')}</Badge>}
    </OfferedItem>
  );
}
