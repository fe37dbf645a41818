import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionError } from '@studio/api';
import { BrowserGrid } from '@studio/widgets';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { markUnseen } from '../../names/unseen.tsx';
import { NameControl, type NameControlProps } from './NameControl.tsx';

/** Holds what is typed, as a draft does. */
function Host({ value: given, onValueChange, ...rest }: NameControlProps) {
  const [value, setValue] = useState(given);
  const change: NameControlProps['onValueChange'] = (next) => {
    setValue(next);
    onValueChange(next);
  };
  return <NameControl {...rest} value={value} onValueChange={change} />;
}

const rows = ['New York', 'New\u00a0York', 'Newark\u200b'].map((name, index) => ({
  id: String(index),
  name,
}));
const list = {
  columns: [{ key: 'name', header: 'Name', render: ({ name }: (typeof rows)[number]) => name }],
  getId: ({ id }: (typeof rows)[number]) => id,
  getName: ({ name }: (typeof rows)[number]) => name,
};

const meta = {
  title: 'Kernel/Names',
  tags: ['!dev', '!autodocs'],
  component: NameControl,
  args: {
    ...{ label: 'Name', value: 'New York', savedName: 'New York', isRequired: true, isReadOnly: false },
    ...{ error: undefined, readOnlyReason: undefined, onLeave: fn(), onValueChange: fn() },
    findNamesakes: async (name) =>
      ['NEW YORK', 'New York'].filter((each) => each.toLowerCase() === name.toLowerCase()),
  },
  render: (args) => <Host {...args} />,
} satisfies Meta<typeof NameControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A warning before anything is saved, announced politely; nothing is refused. */
export const DiffersInCase: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /Name/ });
    await expect(name).not.toHaveAccessibleDescription();
    await userEvent.clear(name);
    await userEvent.type(name, 'new york');
    const notice = "There is 'NEW YORK' already. The two names differ in case alone.";
    await waitFor(() => expect(name).toHaveAccessibleDescription(notice));
    await expect(name).toBeValid();
    await expect(canvas.getByRole('status')).toHaveTextContent(notice);
  },
};

/** Without an answer there is no warning, and nothing else. */
export const Offline: Story = {
  args: { findNamesakes: fn(() => Promise.reject(new ConnectionError('network', null))) },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: /Name/ });
    await userEvent.type(name, '!');
    await waitFor(() => expect(args.findNamesakes).toHaveBeenCalled());
    await expect(name).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Unseen: Story = {
  args: { value: 'New\u00a0York', savedName: 'New\u00a0York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription(
      "The name has a no-break space (U+00A0) after 'New', which cannot be seen.",
    );
  },
};

/** Invisible characters of a name are marked where names are listed. */
export const InLists: Story = {
  render: () => (
    <BrowserGrid
      label="States"
      columns={markUnseen(list)}
      rows={rows}
      getRowId={list.getId}
      totalRecords={rows.length}
      countText=""
      emptyText=""
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('U+00A0')).toBeVisible();
    await expect(canvas.getByText('U+200B')).toBeVisible();
    await expect(canvas.getAllByText(/^U\+/)).toHaveLength(2);
  },
};
