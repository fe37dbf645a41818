import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { FilterControl, type FilterControlProps } from './FilterControl.tsx';

/** Holds the value, as the address does. */
function Host({ value: given, onValueChange, ...rest }: FilterControlProps) {
  const [value, setValue] = useState(given);
  return (
    <FilterControl
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Kernel/List filter',
  tags: ['!dev', '!autodocs'],
  component: FilterControl,
  args: { filter: { type: 'text', label: 'Last Edited By' }, value: null, onValueChange: fn() },
  render: (args) => <Host {...args} />,
} satisfies Meta<typeof FilterControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  args: {
    filter: {
      label: 'Status',
      placeholder: 'All Statuses',
      choices: [
        { value: 'true', label: 'Active' },
        { value: 'false', label: 'Inactive' },
      ],
    },
    value: 'false',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Inactive');
  },
};

/** A text is reported once typing has paused, at once on Enter; white space alone keeps everything. */
export const Text: Story = {
  args: { delay: 60_000 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Last Edited By' });
    await userEvent.type(field, 'oduya');
    // The Enter of an input method takes its candidate.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('oduya');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '  {Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Days are reported when they are valid; an end before the start shows an error and changes nothing. */
export const Days: Story = {
  args: { filter: { type: 'days', label: 'Edited' }, value: '2026-11-02..' },
  play: async ({ args, canvas, userEvent }) => {
    const start = await canvas.findByRole('textbox', { name: /Start date/ });
    const end = canvas.getByRole('textbox', { name: /End date/ });
    await expect(start).toHaveValue('11/02/2026');
    await userEvent.type(end, '11/20/2026');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-02..2026-11-20'));
    await userEvent.clear(end);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-02..'));
    await userEvent.type(end, '11/01/2026');
    await expect(await canvas.findByText('The end date is before the start date')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-02..');
  },
};

const choices = Array.from({ length: 5_000 }, (_, index) => ({
  value: `${index}`,
  label: `Product ${index}`,
}));

/** A search without matches says that not all choices are listed. */
export const FirstOfMany: Story = {
  args: {
    filter: {
      label: 'Product',
      placeholder: 'All products',
      choices: { key: 'story many products', load: async () => ({ choices, total: 7_213 }) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    // Until its code is there, a list that takes no choice is in its place.
    const product = () => canvas.getByRole('combobox', { name: 'Product' });
    await waitFor(() => expect(product()).not.toHaveAttribute('aria-disabled'), { timeout: 20_000 });
    const field = product();
    await userEvent.type(field, 'Product 4999');
    await expect(await screen.findByRole('option', { name: 'Product 4999' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Product 6000');
    await expect(await screen.findByText('No matches among the first 5,000 of 7,213')).toBeVisible();
  },
};

/** Several choices are joined by commas; one that is not offered any more stays until it is removed. */
export const Several: Story = {
  args: {
    filter: {
      type: 'several',
      label: 'Category',
      placeholder: 'All Categories',
      choices: {
        key: 'story categories',
        load: async () => ({
          choices: [
            { value: '11', label: 'Property' },
            { value: '12', label: 'Fleet' },
          ],
          total: 2,
        }),
      },
    },
    value: '11,99',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Property' })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fleet' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('11,99,12'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 99' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('11,12'));
  },
};
