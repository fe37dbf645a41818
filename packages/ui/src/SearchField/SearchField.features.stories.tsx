import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Kbd } from '../Kbd/index.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField/Features',
  component: SearchField,
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Search data sets',
    placeholder: 'Search data sets',
    defaultValue: 'cl',
    onValueChange: fn(),
  },
  parameters: { frame: { maxWidth: 300 } },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EscapeEmptiesFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    const around = new AbortController();
    const keysAround: string[] = [];
    document.addEventListener('keydown', ({ key }) => keysAround.push(key), around);
    const input = canvas.getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(keysAround).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect(keysAround).toEqual(['Escape']);
    around.abort();
  },
};

export const Shortcut: Story = {
  args: {
    defaultValue: '',
    placeholder: 'Search or jump to…',
    endContent: (
      <span style={{ paddingInlineEnd: 4 }}>
        <Kbd keys={['Ctrl', 'K']} />
      </span>
    ),
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Debounced: Story = {
  args: { defaultValue: '', debounceMs: 250, onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'class');
    await expect(args.onValueChange).toHaveBeenCalledTimes(5);
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(1));
    await expect(args.onSearch).toHaveBeenCalledWith('class');
  },
};

export const EnterAndClearDoNotWait: Story = {
  args: { defaultValue: '', debounceMs: 600_000, onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'class');
    // The Enter of an input method takes its candidate.
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('class');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

const onGone = fn();

function Leaving() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && <SearchField label="Search" debounceMs={50} onSearch={onGone} />}
      <Button onClick={() => setThere(false)}>Close</Button>
    </>
  );
}

export const SilentOnceGone: Story = {
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    onGone.mockClear();
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    canvas.getByRole('button', { name: 'Close' }).click();
    await waitFor(() => expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument());
    const later = fn();
    setTimeout(later, 150);
    await waitFor(() => expect(later).toHaveBeenCalled());
    await expect(onGone).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { defaultValue: 'All other perils deductibles by total insured value band, with a minimum for each' },
};

export const RightToLeft: Story = {
  args: { label: 'بحث', placeholder: 'بحث', defaultValue: 'فئة' },
  parameters: { rightToLeft: true },
};
