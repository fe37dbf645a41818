import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useControlled } from '../internal/useControlled.ts';
import type { PaginationLabels } from '../LabelsProvider/ComponentLabels.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { PageGap, PageItem, PagerList, PagerRoot } from './Pagination.styles.ts';
import { pageSlots } from './pageSlots.ts';

const english: PaginationLabels = {
  pagination: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
};

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The page shown now, counted from 1, when the caller holds it. */
  page?: number | undefined;
  /**
   * The page to start with, when the pager holds it.
   * @default 1
   */
  defaultPage?: number | undefined;
  /** How many there are; with fewer than 2 nothing is drawn. */
  pageCount: number;
  /** Called for another page. Not called for a click that opens a new tab. */
  onPageChange?: ((page: number) => void) | undefined;
  /** The address of a page: makes every page a link that can be copied and opened in a new tab. */
  getPageHref?: ((page: number) => string) | undefined;
  /** English by default. */
  labels?: Partial<PaginationLabels> | undefined;
}

/** The pager of a long list. */
export function Pagination({
  page: givenPage,
  defaultPage = 1,
  pageCount,
  onPageChange,
  getPageHref,
  labels,
  ...rest
}: PaginationProps) {
  const [page, setPage] = useControlled(givenPage, defaultPage, onPageChange);
  const text = useLabels('Pagination', english, labels);
  if (pageCount < 2) return null;
  const shared = { onPageChange: setPage, getPageHref };

  return (
    <PagerRoot aria-label={text.pagination} data-part="pagination" {...rest}>
      <PagerList data-part="list">
        <li>
          <PageLink
            {...shared}
            part="previous"
            target={page - 1}
            label={text.previous}
            isDisabled={page <= 1}
          >
            <ChevronLeft size={16} aria-hidden="true" />
          </PageLink>
        </li>
        {pageSlots(page, pageCount).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <PageLink
                {...shared}
                part="page"
                target={slot}
                label={text.page(slot)}
                isCurrent={slot === page}
              >
                {slot}
              </PageLink>
            ) : (
              <PageGap aria-hidden="true" data-part="gap">
                …
              </PageGap>
            )}
          </li>
        ))}
        <li>
          <PageLink
            {...shared}
            part="next"
            target={page + 1}
            label={text.next}
            isDisabled={page >= pageCount}
          >
            <ChevronRight size={16} aria-hidden="true" />
          </PageLink>
        </li>
      </PagerList>
    </PagerRoot>
  );
}

interface PageLinkProps {
  part: 'previous' | 'page' | 'next';
  /** The page that it goes to. */
  target: number;
  label: string;
  isCurrent?: boolean;
  isDisabled?: boolean;
  onPageChange: (page: number) => void;
  getPageHref: ((page: number) => string) | undefined;
  children: ReactNode;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}

/**
 * One step of the pager: a link when pages have addresses, otherwise a button. A disabled one stays the same element, so
 * that it keeps the focus.
 */
function PageLink({
  part,
  target,
  label,
  isCurrent = false,
  isDisabled = false,
  onPageChange,
  getPageHref,
  children,
}: PageLinkProps) {
  const props = {
    'data-part': part,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isDisabled || undefined,
  };
  const go = () => {
    if (!isDisabled && !isCurrent) onPageChange(target);
  };

  if (!getPageHref) {
    return (
      <PageItem type="button" {...props} onClick={go}>
        {children}
      </PageItem>
    );
  }
  return (
    <PageItem
      as="a"
      role={isDisabled ? 'link' : undefined}
      tabIndex={0}
      href={isDisabled ? undefined : getPageHref(target)}
      {...props}
      onClick={(event: MouseEvent) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        go();
      }}
    >
      {children}
    </PageItem>
  );
}
