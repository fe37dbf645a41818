import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination/Features',
  component: Pagination,
  tags: ['!dev', '!autodocs'],
  args: { page: 7, pageCount: 13, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  args: { getPageHref: (page) => `#page=${page}` },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Page 8' });
    await expect(link).toHaveAttribute('href', '#page=8');
    const modified = createEvent.click(link, { ctrlKey: true });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent(link, modified);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(8);
    await expect(window.location.hash).not.toBe('#page=8');
  },
};

export const FirstAndLastPage: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Pagination {...args} page={1} labels={{ pagination: 'First' }} />
      <Pagination {...args} page={13} labels={{ pagination: 'Last' }} />
    </div>
  ),
};

export const FewPages: Story = { args: { page: 2, pageCount: 3 } };

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { page: undefined, defaultPage: 7 },
  play: async ({ args, canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(previous.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().right);
    for (const arrow of [previous, next].map((button) => button.querySelector('svg'))) {
      await expect(arrow).toHaveStyle({ scale: '-1 1' });
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(6);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  args: { page: undefined, defaultPage: 7 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(6);
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LinksKeepTheFocus: Story = {
  args: { page: undefined, defaultPage: 12, getPageHref: (page) => `#page=${page}` },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('link', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(13);
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveFocus();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).not.toHaveAttribute('href');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Page 13' })).toHaveFocus();
    await userEvent.tab();
    await expect(next).toHaveFocus();
  },
};
