import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { StatusLabel } from './StatusLabel.tsx';

export default { title: 'Components/StatusLabel', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    Neutral: <StatusLabel>Inactive</StatusLabel>,
    Accent: <StatusLabel tone="accent">Draft</StatusLabel>,
    Good: <StatusLabel tone="good">Active</StatusLabel>,
    Warning: <StatusLabel tone="warning">Expiring</StatusLabel>,
    Bad: <StatusLabel tone="bad">Failed</StatusLabel>,
    'With a note': (
      <StatusLabel tone="good" note="since January 20, 2026">
        Active
      </StatusLabel>
    ),
    Small: (
      <StatusLabel size="sm" tone="warning">
        Expiring
      </StatusLabel>
    ),
    'Long text': (
      <StatusLabel tone="bad" note="after 1,190 of 1,204 objects, when the connection was closed">
        The restore has failed
      </StatusLabel>
    ),
  },
  { minWidth: 200 },
);
