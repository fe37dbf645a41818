import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './AsyncCombobox.stories.tsx';
import { AsyncCombobox } from './AsyncCombobox.tsx';

export default { title: 'Widgets/AsyncCombobox', tags: ['!autodocs'] } satisfies Meta;

const given = meta.args;
const chosen = {
  ...given,
  defaultValue: '98305',
  knownOptions: [{ value: '98305', label: 'Painting - interior - buildings or structures' }],
};

export const States = drawStates(
  {
    Empty: <AsyncCombobox {...given} />,
    Chosen: <AsyncCombobox {...chosen} />,
    'Hint, required': <AsyncCombobox {...given} isRequired hint="Of the line of business" />,
    Invalid: <AsyncCombobox {...given} error="Choose a class code" />,
    Disabled: <AsyncCombobox {...chosen} isDisabled />,
    'Read-only': <AsyncCombobox {...chosen} readOnlyReason="Set by the product" />,
    Open: <AsyncCombobox {...given} label="Open" />,
  },
  {
    minHeight: 60,
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Open' }));
      await expect(await screen.findAllByRole('option')).toHaveLength(4);
    },
  },
);
