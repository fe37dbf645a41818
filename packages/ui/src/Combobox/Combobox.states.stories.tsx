import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Combobox } from './Combobox.tsx';

export default { title: 'Components/Combobox', tags: ['!autodocs'] } satisfies Meta;

const options = [
  { value: 'bop', label: 'Business Owners' },
  { value: 'ca', label: 'Commercial Auto' },
  { value: 'cp', label: 'Commercial Property', isDisabled: true },
  { value: 'wc', label: 'Workers’ Compensation and Employers’ Liability of all states' },
];
/** The list covers no other state. */
const roomBelow = { minHeight: 240 };
const given = { label: 'Product', options, placeholder: 'All Products' };

export const States = drawStates(
  {
    Empty: <Combobox {...given} />,
    Chosen: <Combobox {...given} defaultValue="ca" />,
    Clearable: <Combobox {...given} defaultValue="ca" isClearable />,
    'Hint, required': <Combobox {...given} isRequired hint="Of the products that are filed" />,
    Invalid: <Combobox {...given} error="Choose a product" />,
    Disabled: <Combobox {...given} defaultValue="ca" isDisabled />,
    'Read-only': <Combobox {...given} defaultValue="ca" readOnlyReason="You may view this data set" />,
    'Long text': <Combobox {...given} defaultValue="wc" />,
    Open: (
      <div style={roomBelow}>
        <Combobox {...given} label="Open" />
      </div>
    ),
  },
  {
    minHeight: 60,
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Open' }));
      await expect(canvas.getByRole('listbox')).toBeVisible();
    },
  },
);
