import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Badge } from './Badge.tsx';

export default { title: 'Components/Badge', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    Neutral: <Badge>Static</Badge>,
    Accent: <Badge tone="accent">Draft</Badge>,
    Good: <Badge tone="good">Active</Badge>,
    Warning: <Badge tone="warning">Expiring</Badge>,
    Bad: <Badge tone="bad">Failed</Badge>,
    Count: <Badge tone="accent">128</Badge>,
    'Long text': <Badge>Product and field dependent, for every state of the filing</Badge>,
  },
  { minWidth: 160 },
);
