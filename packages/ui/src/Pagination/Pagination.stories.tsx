import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Held({ page, onPageChange, ...args }: PaginationProps) {
  const [current, setCurrent] = useState(page);
  return (
    <Pagination
      {...args}
      page={current}
      onPageChange={(next) => {
        setCurrent(next);
        onPageChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 13, onPageChange: fn() },
  render: Held,
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

export const Playground: Story = { args: { page: 7 } };
