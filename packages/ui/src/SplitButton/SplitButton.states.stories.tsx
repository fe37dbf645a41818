import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { SplitButton } from './SplitButton.tsx';

export default { title: 'Components/SplitButton', tags: ['!autodocs'] } satisfies Meta;

const onSelect = () => undefined;
const items = [
  { id: 'csv', label: 'Export as CSV', onSelect },
  { id: 'excel', label: 'Export as Excel', disabledReason: 'More than 65,536 rows', onSelect },
];
const given = { label: 'Export', items };

export const States = drawStates(
  {
    Secondary: <SplitButton {...given} />,
    Primary: <SplitButton {...given} variant="primary" />,
    Danger: <SplitButton {...given} variant="danger" label="Delete" />,
    Small: <SplitButton {...given} size="sm" />,
    Pending: <SplitButton {...given} variant="primary" isPending />,
    'Disabled, with its reason': <SplitButton {...given} disabledReason="Nothing is chosen" />,
    Disabled: <SplitButton {...given} isDisabled />,
    Open: <SplitButton {...given} label="Open" defaultIsOpen />,
  },
  {
    minHeight: 48,
    play: async () => {
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    },
  },
);
