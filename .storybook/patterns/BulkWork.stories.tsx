import type { Meta, StoryObj } from '@storybook/react-vite';
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
import { expect, screen, waitFor } from 'storybook/test';
import { type Claim, claimColumns, claims, getHref, getId } from './claims.tsx';
import { PatternHead, PatternPage } from './PatternPage.tsx';

/**
 * One action on many objects: a mode of the list. The head of the mode takes the place of the list's own, tells how many are
 * chosen, and names the action; what cannot be taken back asks first, with the count in the question.
 */
function BulkWork() {
  const [rows, setRows] = useState<readonly Claim[]>(claims);
  const [selection, setSelection] = useState<GridSelection | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [closedCount, setClosedCount] = useState<number | null>(null);
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
            message={`${closedCount} claims were closed.`}
            onDismiss={() => setClosedCount(null)}
          />
        )}
      </NotificationRegion>
    </PatternPage>
  );
}

const meta = {
  title: 'Patterns/Bulk work',
  component: BulkWork,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'The same action is done to many objects at once: export, delete, publish.',
        'Rows stay chosen over pages and sorting; all on the filter are chosen without loading them.',
        'Ask with the exact count before what cannot be taken back, and say afterwards how many it was.',
      ],
      avoid: [
        'The action is for one object: the `ActionBar` of its editor.',
        'Chosen objects are the answer to a question: `GridPicker`.',
      ],
      pattern: 'Grid',
      keys: {
        Space: 'chooses the row',
        'Shift+Space': 'chooses all up to it',
        'Ctrl+A': 'chooses the rows of the page',
        Escape: 'ends the mode',
      },
    },
  },
} satisfies Meta<typeof BulkWork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close Claims' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 60' }));
    await expect(canvas.getByText('60 selected')).toBeVisible();
  },
};

/** The question has the count; a toast reports the result. */
export const AsksAndTells: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close Claims' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 60' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close Claims' }));
    const question = await screen.findByRole('alertdialog', { name: 'Close claims' });
    await expect(question).toHaveTextContent('Close 60 claims?');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText('60 claims were closed.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Open')).toBeNull());
  },
};
