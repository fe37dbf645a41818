import type { Meta } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import type { ReactElement } from 'react';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { ArrangedGridPage } from './fixtures/ArrangedGridPage.tsx';
import { DataSetGrid } from './fixtures/DataSetGrid.tsx';
import { plainLayout } from './model/layout.ts';

export default { title: 'Widgets/BrowserGrid', tags: ['!autodocs'] } satisfies Meta;

const few = { total: 6, pageSize: 6 };
const none = { total: 0, countText: 'No data sets' };

function framed(grid: ReactElement) {
  return <div style={{ display: 'flex', height: 320 }}>{grid}</div>;
}

export const States = drawStates(
  {
    Filled: framed(<DataSetGrid {...few} label="Filled" />),
    'Arranged by its reader, compact': framed(
      <ArrangedGridPage layout={{ ...plainLayout, density: 'compact' }} />,
    ),
    Loading: framed(<DataSetGrid {...none} label="Loading" rows={undefined} countText="Loading" />),
    'Rows of before, while it loads': framed(<DataSetGrid {...few} label="Stale" isStale />),
    Empty: framed(
      <DataSetGrid {...none} label="Empty" emptyText="No data sets yet" emptyAction={<Button>New</Button>} />,
    ),
    Error: framed(
      <DataSetGrid
        {...none}
        label="Failed"
        rows={undefined}
        error={{
          title: 'The data sets could not be loaded',
          reason: 'The server did not answer.',
          onRetry: () => undefined,
        }}
      />,
    ),
    'Rows are selected': framed(
      <DataSetGrid {...few} label="Selecting" selection={{ mode: 'all', excludedIds: new Set() }} />,
    ),
  },
  { minWidth: 640 },
);
