import type { Meta, StoryObj } from '@storybook/react-vite';
import { selectAllOnFilter } from '@studio/widgets';
import { expect, screen, waitFor } from 'storybook/test';
import { BulkWork } from './BulkWork.tsx';
import code from './BulkWork.tsx?raw';

const meta = {
  title: 'Patterns/Bulk work',
  component: BulkWork,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'The same action is done to many objects at once: export, delete, publish.',
        'Rows stay chosen over pages and sorting; all on the filter are chosen without loading them.',
        'Ask with the exact count before what cannot be taken back, and say afterwards how many it was.',
      ],
      avoid: [
        'The action is for one object: the `ActionBar` of its editor.',
        'Chosen objects are the answer to a question: `GridPicker`.',
      ],
      pattern: 'Grid',
      keys: {
        Space: 'chooses the row',
        'Shift+Space': 'chooses all up to it',
        'Ctrl+A': 'chooses the rows of the page',
        Escape: 'ends the mode',
      },
    },
  },
} satisfies Meta<typeof BulkWork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close Claims' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 60' }));
    await expect(canvas.getByText('60 selected')).toBeVisible();
  },
};

const ofWholeWindow = { docs: { source: { code }, story: { inline: false, height: '640px' } } };

/** Rows are chosen, and the head of the mode counts them. */
export const Selecting: Story = {
  args: { defaultSelection: selectAllOnFilter() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('60 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByText('60 selected')).toBeNull();
  },
};

/** The question has the count. */
export const Asks: Story = {
  args: { defaultSelection: selectAllOnFilter(), isAsked: true },
  parameters: ofWholeWindow,
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Close claims' });
    await expect(question).toHaveTextContent('Close 60 claims?');
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const Closes: Story = {
  args: { defaultSelection: selectAllOnFilter(), isAsked: true },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Close claims' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText('60 claims were closed.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Open')).toBeNull());
  },
};

/** A notification reports the result. */
export const Reports: Story = {
  // So long that a reader who comes to it still sees it.
  args: { doneCount: 12, durationMs: 3_600_000 },
  parameters: ofWholeWindow,
  play: async () => {
    await waitFor(() => expect(screen.getByText('12 claims were closed.')).toBeVisible());
  },
};
