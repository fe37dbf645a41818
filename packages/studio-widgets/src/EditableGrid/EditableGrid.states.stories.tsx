import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './EditableGrid.stories.tsx';
import { EditableGrid } from './EditableGrid.tsx';

export default { title: 'Widgets/EditableGrid', tags: ['!autodocs'] } satisfies Meta;

const { onEdit, createRow, ...given } = meta.args;
const ignore = () => undefined;

export const States = drawStates(
  {
    Filled: <EditableGrid {...given} createRow={createRow} onEdit={ignore} />,
    Sorted: (
      <EditableGrid
        {...given}
        onEdit={ignore}
        columns={given.columns.map((column) => ({ ...column, isSortable: true }))}
        sort={{ key: 'factor', direction: 'desc' }}
      />
    ),
    Empty: <EditableGrid {...given} rows={[]} createRow={createRow} onEdit={ignore} />,
    Invalid: (
      <EditableGrid
        {...given}
        onEdit={ignore}
        getFault={(rate, column) => (rate.key === 'r2' && column === 'peril' ? 'No such peril' : undefined)}
        getHint={(rate, column) => (rate.key === 'r3' && column === 'factor' ? 'Unusual' : undefined)}
      />
    ),
    Locked: (
      <EditableGrid
        {...given}
        onEdit={ignore}
        getLock={(_, column) => (column === 'factor' ? 'Set by the filing' : undefined)}
      />
    ),
    'Read-only': <EditableGrid {...given} />,
  },
  { minWidth: 720 },
);
