import {
  BrowserGrid,
  clearSelection,
  countSelectedRows,
  type GridColumn,
  type GridSelection,
  useGridRows,
} from '@studio/widgets';
import { useState } from 'react';

interface Payment {
  id: string;
  payee: string;
  cents: number;
}

const payments: readonly Payment[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: `p${index}`,
  payee: `Payee ${String((index * 7919) % 100_000).padStart(5, '0')}`,
  cents: index * 100,
}));

const columns: GridColumn<Payment>[] = [
  { key: 'payee', header: 'Payee', isSortable: true, render: ({ payee }) => payee },
  { key: 'cents', header: 'Amount', align: 'end', isTabular: true, render: ({ cents }) => cents / 100 },
];

export function LedgerPage() {
  const [selection, setSelection] = useState<GridSelection>(clearSelection());
  const feed = useGridRows({ rows: payments, columns, itemsName: 'Payments' });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '80vh' }}>
      <h1>Ledger</h1>
      <BrowserGrid
        {...feed}
        label="Payments"
        columns={columns}
        getRowId={({ id }) => id}
        selection={selection}
        onSelectionChange={setSelection}
        emptyText="No payments"
      />
      <output aria-label="Chosen">{countSelectedRows(selection, payments.length)}</output>
    </div>
  );
}
