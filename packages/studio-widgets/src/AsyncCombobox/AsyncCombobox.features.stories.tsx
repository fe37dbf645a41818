import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AsyncCombobox } from './AsyncCombobox.tsx';

const found = [
  { value: 'NY', label: 'New York' },
  { value: 'NJ', label: 'New Jersey' },
];

const meta = {
  title: 'Widgets/AsyncCombobox/Features',
  component: AsyncCombobox<string>,
  tags: ['!dev', '!autodocs'],
  args: { label: 'State', search: fn(async () => found), onValueChange: fn(), debounceMs: 0 },
  parameters: { frame: { maxWidth: 420, minHeight: 280 } },
} satisfies Meta<typeof AsyncCombobox<string>>;

export default meta;
type Story = StoryObj<typeof AsyncCombobox<string>>;

/** Nothing is asked before enough characters are typed, and the list says how many that are. */
export const MinimumCharacters: Story = {
  args: { minSearchLength: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.click(input);
    await expect(await screen.findByText('Type at least 2 characters')).toBeVisible();
    await userEvent.type(input, 'n');
    await expect(screen.getByText('Type at least 2 characters')).toBeVisible();
    await expect(args.search).not.toHaveBeenCalled();
    await userEvent.type(input, 'e');
    await expect(await screen.findByRole('option', { name: 'New York' })).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(await screen.findByText('Type at least 2 characters')).toBeVisible();
  },
};

/** A value is shown by its name before anything was looked for, and while other values are listed. */
export const KnownValue: Story = {
  args: { value: 'TX', knownOptions: [{ value: 'TX', label: 'Texas' }], minSearchLength: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'State' });
    await expect(input).toHaveValue('Texas');
    await userEvent.clear(input);
    await userEvent.type(input, 'new');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Texas');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A value without a known label is shown as it is. */
export const UnknownValue: Story = {
  args: { defaultValue: 'PR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('PR');
  },
};

export const NothingFound: Story = {
  args: { search: async () => [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await expect(await screen.findByText('No matches')).toBeVisible();
  },
};

/** A search whose first answer is a failure. */
function failing() {
  let isFirst = true;
  return async () => {
    if (!isFirst) return found;
    isFirst = false;
    throw new Error('The server is busy.');
  };
}

/** A search that failed says why, and can be asked again. */
export const Failed: Story = {
  args: { search: failing() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    const failure = await canvas.findByRole('alert');
    await expect(failure).toHaveTextContent('The search failed. The server is busy.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** In a cell there is no room below: the list says it, and typing on searches again. */
export const FailedInList: Story = {
  args: { search: failing(), failureIn: 'list' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.click(input);
    await expect(await screen.findByText('The search failed. The server is busy.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(input, 'n');
    await expect(await screen.findByRole('option', { name: 'New York' })).toBeVisible();
  },
};

const answers: (() => void)[] = [];

/** Only the newest answer counts, in whatever order they come. */
export const Overtaken: Story = {
  args: {
    minSearchLength: 1,
    search: (text) => {
      const option = { value: text, label: `Found for ${text}` };
      return new Promise((resolve) => answers.push(() => resolve([option])));
    },
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.type(input, 'a');
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.type(input, 'b');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await expect(await screen.findByRole('option', { name: 'Found for ab' })).toBeVisible();
    answers[0]?.();
    await expect(screen.queryByRole('option', { name: 'Found for a' })).toBeNull();
    answers.length = 0;
  },
};

const there = new EventTarget();

/** Whether there is a search can turn out while somebody types: nothing of it is lost. */
export const SearchComesLater: Story = {
  render: (args) => {
    const [isKnown, setKnown] = useState(false);
    useEffect(() => {
      const come = () => setKnown(true);
      there.addEventListener('come', come);
      return () => there.removeEventListener('come', come);
    }, []);
    const search = async (text: string) => [{ value: text, label: `Found for ${text}` }];
    return <AsyncCombobox {...args} isLoading={!isKnown} search={isKnown ? search : undefined} />;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.type(input, 'new');
    await screen.findAllByText('Loading options');
    there.dispatchEvent(new Event('come'));
    await expect(await screen.findByRole('option', { name: 'Found for new' })).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('new');
  },
};

export const ReadOnly: Story = {
  args: {
    defaultValue: 'NY',
    knownOptions: found,
    readOnlyReason: 'Needs the permission to manage data sets',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('New York');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const hostile = [
  { value: 'a', label: '<img src=x onerror="alert(1)"> & {{name}}' },
  { value: 'b', label: 'א'.repeat(1000) },
];

/** What a server says is text, however long it is and in whichever direction it runs. */
export const HostileContent: Story = {
  args: { search: async () => hostile, defaultValue: 'a', knownOptions: hostile },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'State' });
    await expect(input).toHaveValue(hostile[0]?.label);
    await userEvent.click(input);
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await expect(document.querySelector('img')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الولاية',
    search: async () => [{ value: 'ny', label: 'نيويورك' }],
    defaultValue: 'ny',
    knownOptions: [{ value: 'ny', label: 'نيويورك' }],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'الولاية' })).toHaveValue('نيويورك');
  },
};
