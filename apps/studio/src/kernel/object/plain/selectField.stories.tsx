import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { selectField } from './selectField.tsx';

const state = selectField({
  label: () => 'State',
  choices: () => ['Iowa', 'Illinois', 'New York'].map((label) => ({ value: label, label })),
});

const neighbour = selectField<null, { readonly own: string }>({
  label: () => 'Neighbour',
  choices: () => ['Iowa', 'Illinois'].map((label) => ({ value: label, label })),
  isOffered: (value, { own }) => value !== own,
});

interface FieldProps {
  isReadOnly: boolean;
  onValueChange: (value: string | null) => void;
}

function Field({ isReadOnly, onValueChange }: FieldProps) {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string | null) => {
    setValue(next);
    onValueChange(next);
  };
  const place = { draft: {}, doc: null, isIdle: false, rowFaults: new Map(), ownFault: undefined };
  const control = {
    ...{ label: state.label, value, isReadOnly, isRequired: false },
    onValueChange: change,
    onLeave: () => undefined,
    ...{ error: undefined, readOnlyReason: undefined },
  };
  return state.render(control, place);
}

const meta = {
  title: 'Kernel/Select field',
  tags: ['!dev', '!autodocs'],
  component: Field,
  args: { isReadOnly: false, onValueChange: fn() },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A choice is found by typing, and taken away again. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.type(box, 'new{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('New York');
    await expect(box).toHaveValue('New York');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear State' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** What may not be changed is shown, and offers nothing. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeDisabled();
  },
};

function Neighbour({ value }: { readonly value: string | null }) {
  const place = {
    ...{ draft: { own: 'Iowa' }, doc: null },
    ...{ isIdle: false, rowFaults: new Map(), ownFault: undefined },
  };
  return neighbour.render(
    {
      ...{ label: neighbour.label, value, isReadOnly: false, isRequired: false },
      ...{ onValueChange: () => undefined, onLeave: () => undefined },
      ...{ error: undefined, readOnlyReason: undefined },
    },
    place,
  );
}

/** A choice that the draft rules out is not offered; where it is chosen it stays, with a hint. */
export const NotOffered: Story = {
  render: () => (
    <>
      <Neighbour value={null} />
      <Neighbour value="Iowa" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [free, chosen] = canvas.getAllByRole('combobox', { name: 'Neighbour' });
    await userEvent.click(free ?? canvas.getByRole('combobox'));
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options).toEqual(['Illinois']);
    await expect(chosen).toHaveValue('Iowa');
    await expect(chosen).toHaveAccessibleDescription('Kept, though not among the choices: Iowa.');
  },
};
