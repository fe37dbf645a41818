import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Spinner } from './Spinner.tsx';

export default { title: 'Components/Spinner', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    Medium: <Spinner label="Loading" />,
    Large: <Spinner label="Loading" size="lg" />,
    'In a coloured text': (
      <span style={{ color: 'var(--st-accent-text)' }}>
        <Spinner label="Saving" /> Saving
      </span>
    ),
  },
  { minWidth: 160 },
);
