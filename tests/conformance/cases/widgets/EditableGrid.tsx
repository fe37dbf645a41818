import { EditableGrid, textCell } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'EditableGrid',
  render: (given) => (
    <EditableGrid
      label="Rates"
      rows={['a', 'b']}
      getRowKey={(row) => row}
      columns={[
        {
          key: 'name',
          header: 'Name',
          cell: textCell(),
          getText: (row) => row,
          setText: (_, text) => text,
          isSortable: true,
        },
      ]}
      onEdit={() => undefined}
      {...given}
    />
  ),
  root: 'editable-grid',
  parts: ['scroller', 'grid', 'head', 'sort', 'row', 'cell', 'remove'],
};
