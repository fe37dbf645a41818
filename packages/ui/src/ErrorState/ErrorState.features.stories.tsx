import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/ErrorState/Features',
  component: ErrorState,
  tags: ['!dev', '!autodocs'],
  args: { title: 'The data set could not be loaded', reason: 'No network.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const WithoutRetry: Story = {
  render: ({ onRetry: _, ...args }) => <ErrorState {...args} reason="It was deleted by Priya Nair." />,
};

export const Details: Story = {
  args: { details: 'GET /rest/DataSet/filter?numberOfRows=25\n503 Service Unavailable\nrequest 6f1c2a' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/503 Service Unavailable/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'تعذر تحميل مجموعة البيانات',
    reason: 'لا يوجد اتصال بالشبكة.',
    retryLabel: 'إعادة المحاولة',
  },
  parameters: { rightToLeft: true },
};

export const ByKeyboard: Story = {
  args: { details: '503 Service Unavailable' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByText('Details')).toHaveFocus();
  },
};
