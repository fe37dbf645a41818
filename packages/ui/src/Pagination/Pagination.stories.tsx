import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { pageCount: 13, onPageChange: fn() },
  parameters: {
    guide: {
      use: [
        'A long list comes page by page and its length is known.',
        'Give pages their addresses with `getPageHref`: they can be copied and opened in a new tab.',
      ],
      avoid: ['Everything fits on one page: nothing is drawn.', 'Steps of one task: tabs, or a page each.'],
      pattern: 'none: a navigation of links or buttons',
      keys: { Tab: 'goes from page to page', Enter: 'goes to the page' },
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 13' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(13);
    await expect(canvas.getByRole('button', { name: 'Page 13' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Playground: Story = { args: { defaultPage: 7 } };
