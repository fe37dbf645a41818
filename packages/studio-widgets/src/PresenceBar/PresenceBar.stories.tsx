import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { people } from './fixtures/people.ts';
import { PresenceBar } from './PresenceBar.tsx';

const meta = {
  title: 'Widgets/PresenceBar',
  component: PresenceBar,
  args: { people },
  parameters: {
    guide: {
      use: [
        'Who else has the same object open, in the head of its editor: among the `tools` of an `EditorHeader`.',
      ],
      avoid: ['One person and what is known of them: `BusinessCard`.', 'Who changed what: `VersionHistory`.'],
      pattern: 'Disclosure (Show/Hide)',
      keys: { 'Enter, Space': 'lists them by name', Escape: 'closes the list, and gives the focus back' },
    },
  },
} satisfies Meta<typeof PresenceBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = within(canvas.getByRole('list', { name: 'Also here' })).getAllByRole('listitem');
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Priya Nair, has unsaved changes',
      'Jon Vega',
      'Sam Whitlock, in another tab',
      'Ada Lovelace',
      'Bo Lindqvist',
    ]);
    const button = canvas.getByRole('button', { name: '5 other people are here' });
    await expect(button).toHaveTextContent('+2');
    await userEvent.hover(canvas.getByText('PN'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Priya Nair, has unsaved changes');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: '5 other people are here' });
    await waitFor(() => expect(within(panel).getByText('Bo Lindqvist')).toBeVisible());
    await userEvent.unhover(canvas.getByText('PN'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Playground: Story = { args: { max: 2 } };
