import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { fewCollisions } from './fixtures/collisions.ts';
import { HeldMerge } from './fixtures/HeldMerge.tsx';
import { MergeTable } from './MergeTable.tsx';

const meta = {
  title: 'Widgets/MergeTable',
  component: MergeTable,
  args: { collisions: fewCollisions, choices: {}, onChoicesChange: fn(), theirName: 'Priya Nair' },
  parameters: {
    guide: {
      use: [
        'Two people changed the same: each collision is settled by itself before the save goes on.',
        'Whether all are settled, `countUndecided` tells: hold the confirming button back until it is 0.',
      ],
      avoid: [
        'What only one side changed merges by itself: show it in a `ChangeList`, if at all.',
        'Two long texts: `DiffText`.',
      ],
      pattern: 'Radio Group',
      keys: {
        Tab: 'goes from group to group, and from a text of one’s own into its field',
        'ArrowRight, ArrowLeft, ArrowDown, ArrowUp': 'choose the next or the previous way in a group',
        Space: 'chooses the first way of a group in which none is chosen',
      },
    },
  },
} satisfies Meta<typeof MergeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <HeldMerge {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const group = (name: string) => within(canvas.getByRole('radiogroup', { name }));
    const progress = canvas.getByRole('status');

    await step('nothing is chosen at first', async () => {
      await expect(canvas.queryAllByRole('radio', { checked: true })).toEqual([]);
      await expect(progress).toHaveTextContent('4 of 4 to decide');
    });

    await step('each is settled by itself', async () => {
      await userEvent.click(group('Set as Default Value of Item “Frame”').getByText('1'));
      await expect(args.onChoicesChange).toHaveBeenLastCalledWith({ frame: 'mine' });
      await userEvent.click(group('Item “Joisted Masonry”').getByRole('radio', { name: 'Priya Nair' }));
      await expect(args.onChoicesChange).toHaveBeenLastCalledWith({ frame: 'mine', masonry: 'theirs' });
      await expect(progress).toHaveTextContent('2 of 4 to decide');
    });

    await step('or by a text of one’s own, which starts with mine', async () => {
      const text = canvas.getByRole('textbox', { name: 'Another text for Description of Data set' });
      await expect(text).toHaveValue('ISO construction classes 1 to 6');
      await userEvent.type(text, '!');
      await expect(args.onChoicesChange).toHaveBeenLastCalledWith({
        frame: 'mine',
        masonry: 'theirs',
        description: { value: 'ISO construction classes 1 to 6!' },
      });
      await expect(
        group('Description of Data set').getByRole('radio', { name: 'Another text' }),
      ).toBeChecked();
    });

    await step('all at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use all theirs' }));
      await expect(canvas.getAllByRole('radio', { name: 'Priya Nair', checked: true })).toHaveLength(4);
      await expect(progress).toHaveTextContent('All 4 decided');
    });

    await step('and the text that was written is still there', async () => {
      await userEvent.click(group('Description of Data set').getByRole('radio', { name: 'Another text' }));
      await expect(args.onChoicesChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ description: { value: 'ISO construction classes 1 to 6!' } }),
      );
    });
  },
};

export const Playground: Story = { args: { choices: { frame: 'mine', masonry: 'theirs' } } };
