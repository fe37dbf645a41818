import type { MouseEvent, ReactNode } from 'react';
import { PageItem } from './Pagination.styles.ts';

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
export function PageLink({
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
