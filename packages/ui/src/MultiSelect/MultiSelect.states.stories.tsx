import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { MultiSelect } from './MultiSelect.tsx';

export default { title: 'Components/MultiSelect', tags: ['!autodocs'] } satisfies Meta;

const options = [
  { value: 'bop', label: 'Business Owners' },
  { value: 'ca', label: 'Commercial Auto' },
  { value: 'cp', label: 'Commercial Property', isDisabled: true },
  { value: 'wc', label: 'Workers’ Compensation and Employers’ Liability of all states' },
];
const given = { label: 'Products', options, placeholder: 'Choose products' };

export const States = drawStates(
  {
    Empty: <MultiSelect {...given} />,
    Chosen: <MultiSelect {...given} defaultValue={['ca', 'bop']} />,
    'Hint, required': <MultiSelect {...given} isRequired hint="In the order they are tried" />,
    Invalid: <MultiSelect {...given} error="Choose at least one product" />,
    Disabled: <MultiSelect {...given} defaultValue={['ca']} isDisabled />,
    'Read-only': <MultiSelect {...given} defaultValue={['ca']} readOnlyReason="You may view this data set" />,
    Loading: <MultiSelect {...given} options={[]} isLoading />,
    'More than it shows': <MultiSelect {...given} defaultValue={['ca', 'bop', 'cp']} maxChips={1} />,
    'Long text': <MultiSelect {...given} defaultValue={['wc']} />,
    Open: <MultiSelect {...given} label="Open" defaultValue={['ca']} />,
  },
  {
    minWidth: 280,
    minHeight: 60,
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Open' }));
      await expect(canvas.getByRole('option', { name: 'Business Owners' })).toBeVisible();
    },
  },
);
