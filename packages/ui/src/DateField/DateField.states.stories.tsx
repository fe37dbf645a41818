import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { DateField } from './DateField.tsx';

export default { title: 'Components/DateField', tags: ['!autodocs'] } satisfies Meta;

const day = Date.UTC(2026, 0, 14);
/** The calendar covers no other state. */
const roomBelow = { minHeight: 420 };
const given = { label: 'Effective date', today: Date.UTC(2026, 0, 20) };

export const States = drawStates(
  {
    Empty: <DateField {...given} />,
    Filled: <DateField {...given} defaultValue={day} />,
    Clearable: <DateField {...given} defaultValue={day} isClearable />,
    'Hint, required': <DateField {...given} isRequired hint="The first day of cover" />,
    Invalid: <DateField {...given} error="Enter the first day of cover" />,
    Disabled: <DateField {...given} defaultValue={day} isDisabled />,
    'Read-only': <DateField {...given} defaultValue={day} readOnlyReason="Set by the product" />,
    Open: (
      <div style={roomBelow}>
        <DateField {...given} label="Open" defaultValue={day} defaultIsOpen />
      </div>
    ),
  },
  {
    minWidth: 320,
    minHeight: 60,
    play: async () => {
      const calendar = await screen.findByRole('dialog', { name: 'Choose Open' });
      await waitFor(() => expect(calendar).toBeVisible());
      await expect(
        await screen.findByRole('button', { name: 'Wednesday, January 14, 2026, selected' }),
      ).toBeVisible();
    },
  },
);
