import { ConfirmDialog, FadingNotification, NotificationRegion } from '@studio/ui';
import {
  ActionBar,
  BrowserGrid,
  BulkHeader,
  clearSelection,
  countSelectedRows,
  type GridSelection,
  isRowSelected,
  selectAllOnFilter,
  useGridRows,
} from '@studio/widgets';
import { useState } from 'react';
import { type Claim, claimColumns, claims, getHref, getId } from './claims.tsx';
import { PatternHead, PatternPage } from './PatternPage.tsx';

interface BulkWorkProps {
  /** What is selected at first; null outside the mode. */
  readonly defaultSelection?: GridSelection | null;
  /** Whether the question is open at first. */
  readonly isAsked?: boolean;
  /** How many claims were closed before; null for none. */
  readonly doneCount?: number | null;
  /** How long the notification stays, in milliseconds. */
  readonly durationMs?: number;
}

/**
 * One action on many objects: a mode of the list. The head of the mode takes the place of the list's own, tells how many are
 * chosen, and names the action; what cannot be taken back asks first, with the count in the question.
 */
export function BulkWork(props: BulkWorkProps) {
  const { defaultSelection = null, isAsked = false, doneCount = null, durationMs } = props;
  const [rows, setRows] = useState<readonly Claim[]>(claims);
  const [selection, setSelection] = useState(defaultSelection);
  const [isAsking, setAsking] = useState(isAsked);
  const [closedCount, setClosedCount] = useState(doneCount);
  const feed = useGridRows({ rows, columns: claimColumns, itemsName: 'Claims' });
  const count = selection ? countSelectedRows(selection, rows.length) : 0;

  function closeClaims() {
    if (!selection) return;
    setRows(rows.map((row) => (isRowSelected(selection, row.id) ? { ...row, status: 'Closed' } : row)));
    setClosedCount(count);
    setSelection(null);
  }

  return (
    <PatternPage height={640}>
      {selection ? (
        <BulkHeader
          count={count}
          total={rows.length}
          isAllSelected={count === rows.length}
          confirmLabel="Close Claims"
          onSelectAll={() => setSelection(selectAllOnFilter())}
          onCancel={() => setSelection(null)}
          onConfirm={() => setAsking(true)}
        />
      ) : (
        <PatternHead title="Claims">
          <ActionBar
            actions={[
              {
                name: 'close',
                label: 'Close Claims',
                onRun: () => setSelection(clearSelection()),
              },
            ]}
          />
        </PatternHead>
      )}
      <BrowserGrid
        {...feed}
        label="Claims"
        columns={claimColumns}
        getRowId={getId}
        getRowHref={getHref}
        emptyText="No claims"
        selection={selection}
        onSelectionChange={setSelection}
        onCancelSelection={() => setSelection(null)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Close claims"
        message={`Close ${count} claims? Their reserves are released.`}
        confirmLabel="Close"
        cancelLabel="Cancel"
        onConfirm={closeClaims}
      />
      <NotificationRegion>
        {closedCount !== null && (
          <FadingNotification
            tone="good"
            durationMs={durationMs}
            message={`${closedCount} claims were closed.`}
            onDismiss={() => setClosedCount(null)}
          />
        )}
      </NotificationRegion>
    </PatternPage>
  );
}
