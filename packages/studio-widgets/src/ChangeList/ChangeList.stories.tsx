import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ChangeList } from './ChangeList.tsx';
import { fewChanges } from './fixtures/changes.ts';
import { RevertingList } from './fixtures/RevertingList.tsx';

const meta = {
  title: 'Widgets/ChangeList',
  component: ChangeList,
  args: { changes: fewChanges, onRevert: fn() },
  parameters: {
    frame: { maxWidth: 720 },
    guide: {
      use: [
        'What a save would write, what a draft holds, what differs between two versions: in the words of the screen.',
        'With `onRevert` each change can be taken back by itself; without it the list is only to be read.',
      ],
      avoid: [
        'One long text that changed: `DiffText`.',
        'What two people changed against each other: `MergeTable`.',
      ],
      pattern: 'none: a list; its buttons are native',
      keys: {
        Tab: 'goes from button to button',
        'Enter, Space': 'takes the change back; the focus goes to the next one',
        'ArrowUp, ArrowDown': 'scroll the list, when it has the focus',
      },
    },
  },
} satisfies Meta<typeof ChangeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <RevertingList {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const revert = (name: string) => canvas.getByRole('button', { name });

    await step('changes of one subject are under its name', async () => {
      await expect(canvas.getAllByText('Item “Frame”')).toHaveLength(1);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
      const [, label] = canvas.getAllByRole('listitem');
      await expect(label).toHaveTextContent('Item “Frame”Changed LabelWas FrameNow Wood Frame');
      await expect(within(label ?? document.body).getByRole('deletion')).toHaveTextContent('Frame');
    });

    await step('what was reverted leaves, and the focus goes on', async () => {
      await userEvent.click(revert('Revert Label of Item “Frame”'));
      await expect(args.onRevert).toHaveBeenCalledWith('2');
      await waitFor(() => expect(revert('Revert Set as Default Value of Item “Frame”')).toHaveFocus());
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Reverted Label of Item “Frame”. 5 changes left.',
      );
    });

    await step('after the last one the focus goes back', async () => {
      await userEvent.click(revert('Revert the removal of Group “Old classes”'));
      await waitFor(() => expect(revert('Revert the addition of Item “Fire Resistive”')).toHaveFocus());
    });

    await step('an empty list keeps the focus', async () => {
      await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
      await expect(await canvas.findByText('No changes')).toBeVisible();
      await expect(canvas.getByText('No changes').parentElement).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('No changes left.');
    });
  },
};

export const Playground: Story = { args: { maxHeight: 200 } };
