import type { Sort } from '@studio/ui';
import { BrowserGrid, type BrowserGridActions, type BrowserGridProps, useGridRows } from '@studio/widgets';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { RefObject } from 'react';
import { useDensity } from '../../../kernel/list/useDensity.ts';
import { rateText } from '../rates.messages.ts';
import type { RateRow } from './model/RateRow.ts';
import { RowNote } from './RateCell.styles.ts';
import { type RateCells, type RateEdits, RateEditsProvider, RateProvider } from './RateContext.ts';
import { GridRoom } from './RateEntries.styles.ts';
import { editedRateColumns, rateColumns } from './rateColumns.tsx';
import { notesOf } from './rateNotes.ts';
import { rateName } from './rateWords.ts';
import type { OpenRow } from './useOpenRow.ts';

/** Heights of a row that is edited, and of a line below it, in CSS pixels. */
const openHeight = 44;
const noteHeight = 26;

export interface RateGridProps
  extends Pick<
    BrowserGridProps<RateRow>,
    'banner' | 'countText' | 'onCancelSelection' | 'onSelectionChange' | 'selection'
  > {
  /** As they are shown. */
  readonly rows: readonly RateRow[];
  readonly cells: RateCells;
  readonly edits: RateEdits;
  readonly sort: Sort;
  readonly onSortChange: (sort: Sort) => void;
  readonly open: OpenRow;
  readonly gridRef: RefObject<BrowserGridActions | null>;
}

/** The entries as rows, one of which is edited, or several selected. */
export function RateGrid(props: RateGridProps) {
  const { rows, cells, edits, sort, onSortChange, open, gridRef, ...rest } = props;
  const { isReadOnly, rowFaults, overlaps } = cells;
  const isSelecting = rest.selection != null;
  const columns = isReadOnly ? rateColumns() : editedRateColumns();
  const feed = useGridRows({ rows, columns, itemsName: '' });
  const row = rows.find(({ key }) => key === cells.openKey);
  const notes = row === undefined ? [] : notesOf(row, rowFaults.get(row.key), overlaps.get(row.key));
  const note = notes.length > 0 && (
    <RowNote>
      {notes.map(({ tone, text }) => (
        <p key={text} data-tone={tone}>
          <CircleAlert aria-hidden size={14} />
          {text}
        </p>
      ))}
    </RowNote>
  );
  const height = openHeight + noteHeight * notes.length;
  const openRow = row === undefined ? null : { id: row.key, height, note: note || undefined };
  return (
    <GridRoom data-part="entries">
      <RateEditsProvider value={edits}>
        <RateProvider value={cells}>
          <BrowserGrid
            {...feed}
            {...rest}
            {...{ columns, sort, onSortChange }}
            density={useDensity()}
            actionsRef={gridRef}
            label={rateText('rates')}
            getRowId={keyOf}
            getRowLabel={rateName}
            emptyText={rateText('none')}
            openRow={isReadOnly ? undefined : openRow}
            onOpenRow={isReadOnly || isSelecting ? undefined : open.onOpenRow}
          />
        </RateProvider>
      </RateEditsProvider>
    </GridRoom>
  );
}

function keyOf({ key }: RateRow): string {
  return key;
}
