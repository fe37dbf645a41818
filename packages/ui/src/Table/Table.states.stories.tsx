import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { type Coverage, coverageColumns, coverages } from './storyRows.tsx';
import { Table } from './Table.tsx';

export default { title: 'Components/Table', tags: ['!autodocs'] } satisfies Meta;

const given = { columns: coverageColumns, getRowId: ({ id }: Coverage) => id };
const long = coverages.map((row) => ({ ...row, name: `${row.name} of buildings under construction` }));

export const States = drawStates(
  {
    Loading: <Table {...given} label="Loading" rows={undefined} />,
    Filled: <Table {...given} label="Coverages" rows={coverages} />,
    Sorted: (
      <Table {...given} label="Sorted" rows={coverages} defaultSort={{ key: 'limit', direction: 'desc' }} />
    ),
    Empty: <Table {...given} label="Empty" rows={[]} emptyText="No coverages yet" />,
    Error: (
      <Table {...given} label="Failed" rows={undefined} error={{ reason: 'The server did not answer.' }} />
    ),
    'Long text': <Table {...given} label="Long" rows={long} />,
  },
  { minWidth: 420 },
);
