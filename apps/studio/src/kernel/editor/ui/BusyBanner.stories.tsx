import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BusyBanner } from './BusyBanner.tsx';

const meta = {
  title: 'Screens/Editor safety/Busy',
  component: BusyBanner,
  args: { isWaiting: true, onStop: fn() },
} satisfies Meta<typeof BusyBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A large restore is running: the save waits for it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^The server is busy.*tried again/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stop trying' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** As long as nothing waits, there is nothing to say. */
export const NotWaiting: Story = {
  args: { isWaiting: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
