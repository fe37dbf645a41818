import { Pagination } from '@studio/ui';
import { type ReactNode, useState } from 'react';
import { Paged } from './SetChanges.styles.ts';
import { setText } from './sets.messages.ts';

interface PagedItemsProps<Item> {
  readonly items: readonly Item[];
  /** How many are drawn at most. */
  readonly onPage: number;
  /** The name of the pager. */
  readonly label: string;
  /** Draws those of a page. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Items page by page, with which of them are shown; without pages where one holds them all. */
export function PagedItems<Item>({ items, onPage, label, children }: PagedItemsProps<Item>) {
  const [wanted, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(items.length / onPage));
  // There may be fewer than there were.
  const page = Math.min(wanted, pageCount);
  const start = (page - 1) * onPage;
  const shown = items.slice(start, start + onPage);
  const range = {
    first: (start + 1).toLocaleString(),
    last: (start + shown.length).toLocaleString(),
    count: items.length.toLocaleString(),
  };
  return (
    <>
      {children(shown)}
      {pageCount > 1 && (
        <Paged>
          <span role="status">{setText('page', range)}</span>
          <Pagination labels={{ pagination: label }} {...{ page, pageCount }} onPageChange={setPage} />
        </Paged>
      )}
    </>
  );
}
