import type { Meta } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Button } from './Button.tsx';

export default { title: 'Components/Button', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    Secondary: <Button>Export</Button>,
    Primary: <Button variant="primary">Save</Button>,
    Ghost: <Button variant="ghost">Clear All</Button>,
    Danger: <Button variant="danger">Delete</Button>,
    Pending: (
      <Button variant="primary" isPending>
        Save
      </Button>
    ),
    'Disabled, with its reason': (
      <Button variant="primary" disabledReason="Nothing has changed">
        Save
      </Button>
    ),
    'With an icon': <Button startIcon={<Download size={16} />}>Backup</Button>,
    'With a second line': (
      <Button variant="primary" subText="Unsaved changes">
        Save
      </Button>
    ),
    Small: <Button size="sm">Retry</Button>,
    'Long text': <Button>Export all data sets that match the filter</Button>,
  },
  { minWidth: 200 },
);
