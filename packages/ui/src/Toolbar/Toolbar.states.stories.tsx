import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Button } from '../Button/index.ts';
import { Toolbar } from './Toolbar.tsx';

export default { title: 'Components/Toolbar', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    Default: (
      <Toolbar label="Data sets">
        <Button>Backup</Button>
        <Button>Export</Button>
        <Button variant="primary">New Data Set</Button>
      </Toolbar>
    ),
    'One disabled': (
      <Toolbar label="A data set">
        <Button disabledReason="Nothing has changed">Save</Button>
        <Button>Discard</Button>
      </Toolbar>
    ),
    'More than fit': (
      <Toolbar label="Everything">
        {['Backup', 'Restore', 'Export', 'Import', 'Copy', 'Compare', 'Publish'].map((action) => (
          <Button key={action}>{action} data sets</Button>
        ))}
      </Toolbar>
    ),
  },
  { minWidth: 360 },
);
