import { BrowserGrid, type GridColumn } from '@studio/widgets';
import { createRoot } from 'react-dom/client';

interface Claim {
  number: string;
}

const columns: GridColumn<Claim>[] = [{ key: 'number', header: 'Number', render: ({ number }) => number }];

createRoot(document.body).render(
  <BrowserGrid
    label="Claims"
    columns={columns}
    rows={[{ number: 'CL-0001' }]}
    getRowId={({ number }) => number}
    defaultSort={{ key: 'number', direction: 'asc' }}
    totalRecords={1}
    countText="1 claim"
    emptyText="No claims"
  />,
);
