import { formatDateTime, type GridColumn } from '@studio/widgets';
import { UserName } from '../people/UserName.tsx';
import type { TextFilter } from './ListFilter.ts';
import { listText } from './list.messages.ts';

/** What every row says of its last change. */
export interface LastEdited {
  readonly lastModifiedBy: string;
  readonly lastModifiedById: string;
  /** Epoch milliseconds. */
  readonly timeLastModified: number;
}

/**
 * The columns that say who changed a row last, and when.
 * @param editOf reads that of a row
 * @param byHeader heads who it was. Default: 'Last Edited By'
 * @param byWidth the width of that column, as a grid track, for a longer header
 */
export function lastEditedColumns<Row>(
  editOf: (row: Row) => LastEdited,
  byHeader = listText('lastEditedBy'),
  byWidth = 'minmax(8.5rem, 1.1fr)',
): readonly GridColumn<Row>[] {
  return [
    {
      key: 'lastModifiedBy',
      header: byHeader,
      isSortable: true,
      width: byWidth,
      render: (row, { tabIndex }) => {
        const { lastModifiedBy, lastModifiedById } = editOf(row);
        return <UserName id={lastModifiedById} name={lastModifiedBy} tabIndex={tabIndex} />;
      },
    },
    {
      key: 'timeLastModified',
      header: listText('lastModified'),
      isSortable: true,
      isMuted: true,
      isTabular: true,
      width: '10rem',
      render: (row) => formatDateTime(editOf(row).timeLastModified),
    },
  ];
}

/** The filter by the name of who changed a row last. Its name is the server's key `lastModifiedBy`. */
export function lastEditedByFilter(): TextFilter {
  return { type: 'text', label: listText('lastEditedBy') };
}

/** The last edit of an object that is addressed by an id. */
export function editOfOrigin(row: {
  readonly lastModifiedBy: { readonly id: string; readonly name: string };
  readonly timeLastModified: number;
}): LastEdited {
  const { lastModifiedBy, timeLastModified } = row;
  return { lastModifiedBy: lastModifiedBy.name, lastModifiedById: lastModifiedBy.id, timeLastModified };
}
