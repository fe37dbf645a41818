import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Select } from './Select.tsx';

export default { title: 'Components/Select', tags: ['!autodocs'] } satisfies Meta;

const options = [
  { value: 'label', label: 'Label' },
  { value: 'value', label: 'Value' },
  { value: 'group', label: 'Group', isDisabled: true },
  { value: 'precedence', label: 'Precedence of the default among the items of all groups' },
];
const given = { label: 'Group sorting', options, placeholder: 'Choose' };

export const States = drawStates(
  {
    Empty: <Select {...given} />,
    Chosen: <Select {...given} defaultValue="label" />,
    Clearable: <Select {...given} defaultValue="label" isClearable />,
    'Hint, required': <Select {...given} isRequired hint="Items that are not valid are removed" />,
    Invalid: <Select {...given} error="Choose how the groups are sorted" />,
    Disabled: <Select {...given} defaultValue="label" isDisabled />,
    'Read-only': <Select {...given} defaultValue="label" readOnlyReason="You may view this data set" />,
    'Long text': <Select {...given} defaultValue="precedence" />,
    Open: <Select {...given} label="Open" defaultValue="value" />,
  },
  {
    minHeight: 60,
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Open' }));
      await expect(canvas.getByRole('listbox')).toBeVisible();
    },
  },
);
