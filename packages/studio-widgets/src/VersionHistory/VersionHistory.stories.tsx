import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HeldHistory } from './fixtures/HeldHistory.tsx';
import { versionsOf } from './fixtures/versions.ts';
import { VersionHistory } from './VersionHistory.tsx';

const meta = {
  title: 'Widgets/VersionHistory',
  component: VersionHistory,
  args: { versions: versionsOf(4), selection: null, onSelectionChange: fn(), onRestore: fn() },
  parameters: {
    frame: { maxWidth: 960 },
    guide: {
      use: [
        'Who changed what and when, and the way back: from the head of an editor, in a dialog or a drawer.',
      ],
      avoid: [
        'What was changed since the last save: a `ChangeList`.',
        'What happened to many objects: a `BrowserGrid`.',
      ],
      pattern: 'Radio Group',
      keys: {
        'ArrowDown, ArrowUp':
          'choose the next or the previous version; of two, for the side that has the focus',
        Tab: 'goes from the switch to the versions, and on to what differs',
        Space: 'chooses the first version when none is chosen; turns the switch',
      },
    },
  },
} satisfies Meta<typeof VersionHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <HeldHistory {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('nothing is chosen at first', async () => {
      await expect(canvas.getByText('Choose a version to see what it changed')).toBeVisible();
      await expect(canvas.getAllByRole('radio', { name: /^Version/ })).toHaveLength(4);
    });

    await step('a version is compared with the one before', async () => {
      await userEvent.click(canvas.getByText('Version 3'));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
        kind: 'one',
        id: 'v3',
        with: 'before',
      });
      await expect(canvas.getByRole('heading', { name: 'From Version 2 to Version 3' })).toBeVisible();
      await expect(canvas.getByText('3 changes')).toBeVisible();
    });

    await step('or with now', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Now' }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: 'one', id: 'v3', with: 'now' });
      await expect(canvas.getByRole('heading', { name: 'From Version 3 to now' })).toBeVisible();
    });

    await step('and can be restored, unless it is the current one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Restore as unsaved changes' }));
      await expect(args.onRestore).toHaveBeenCalledWith('v3');
      await userEvent.click(canvas.getByText('Version 4'));
      await userEvent.click(canvas.getByRole('button', { name: 'Restore as unsaved changes' }));
      await expect(args.onRestore).toHaveBeenCalledTimes(1);
    });

    await step('the arrows go through the versions', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'The one before' }));
      canvas.getByRole('radio', { name: /^Version 4/ }).focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('heading', { name: 'Version 1, the first' })).toBeVisible();
    });
  },
};

export const Playground: Story = { args: { selection: { kind: 'one', id: 'v3', with: 'before' } } };
