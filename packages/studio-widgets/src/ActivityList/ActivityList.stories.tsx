import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ActivityList, type ActivityListProps } from './ActivityList.tsx';

const meta = {
  title: 'Widgets/ActivityList',
  component: ActivityList,
  args: {
    entries: [
      {
        id: '2',
        time: new Date(2026, 10, 18, 14, 14).getTime(),
        action: 'Generate Data Dictionary',
        reason: 'The server is busy with another export. Try again in a few minutes.',
      },
      {
        id: '1',
        time: new Date(2026, 10, 18, 9, 2).getTime(),
        action: 'Save data set',
        reason: 'No answer from the server.',
      },
    ],
    onClear: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      use: ['Failures that have no place of their own: work that ran on while the person went elsewhere.'],
      avoid: [
        'A failure at its place: `ErrorState`, or the error of a field.',
        'Success: the text of the `LoadingBar`.',
      ],
      pattern: 'Disclosure (Show/Hide)',
      keys: { Enter: 'opens and closes the list', Escape: 'closes it, and gives the focus back' },
    },
  },
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultIsOpen: true },
  play: async () => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Activity/ });
    await expect(canvas.getByRole('status')).toHaveTextContent('The server is busy');
    await userEvent.click(button);
    const items = await screen.findAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Generate Data Dictionary');
    await expect(items[0]).toHaveTextContent('11/18/26 02:14PM');
    await expect(items[1]).toHaveTextContent('No answer from the server.');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Playground: Story = { args: { isOpen: true } };

export const Empty: Story = {
  args: { entries: [], isOpen: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await screen.findByText('Nothing failed since you signed in.', { selector: 'p' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Activity' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};

function Clearing({ entries }: ActivityListProps) {
  const [rest, setRest] = useState(entries);
  return <ActivityList entries={rest} onClear={() => setRest([])} />;
}

export const ClearKeepsTheFocus: Story = {
  render: (args) => <Clearing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Activity/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await expect(
      await screen.findByText('Nothing failed since you signed in.', { selector: 'p' }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  },
};

/** More than fits is scrolled, and long words do not widen the list. */
export const ManyAndLong: Story = {
  args: {
    isOpen: true,
    entries: Array.from({ length: 120 }, (_, index) => ({
      id: String(index),
      time: Date.UTC(2026, 10, 18, 14, 14) - index * 600_000,
      action: `Import class codes from ${'a-very-long-file-name-'.repeat(3)}.txt`,
      reason: 'org.example.ServerException:cannotReadTheFileBecauseItIsNotTabDelimitedText '.repeat(2),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(await screen.findAllByRole('listitem')).toHaveLength(120);
  },
};

export const RightToLeft: Story = { args: { isOpen: true }, globals: { direction: 'rtl' } };
