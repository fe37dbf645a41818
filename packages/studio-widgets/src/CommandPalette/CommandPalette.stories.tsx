import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import Database from 'lucide-react/icons/database';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import type { CommandGroup } from './types.ts';

const onRun = fn();

const groups: readonly CommandGroup[] = [
  {
    id: 'objects',
    label: 'Data sets',
    items: [
      'Building Construction Class',
      'Building Occupancy',
      'Business Entity Type',
      'Cancellation Reason',
      'Class Codes',
    ].map((label) => ({
      id: label,
      label,
      hint: 'Static',
      icon: <Database size={16} />,
      onRun: () => onRun(label),
    })),
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      {
        id: 'new',
        label: 'New Data Set',
        icon: <Plus size={16} />,
        keys: ['Ctrl', 'Alt', 'N'],
        onRun: () => onRun('new'),
      },
      { id: 'export', label: 'Export', onRun: () => onRun('export') },
    ],
  },
];

function filter(query: string): readonly CommandGroup[] {
  const matches = (text: string) => text.toLowerCase().includes(query.toLowerCase());
  return groups.map((group) => ({ ...group, items: group.items.filter((item) => matches(item.label)) }));
}

function Page({ groups: given, ...props }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search or jump to</Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          props.onOpenChange?.(open);
        }}
        query={query}
        onQueryChange={setQuery}
        groups={given.length > 0 ? filter(query) : given}
      />
    </>
  );
}

const meta = {
  title: 'Widgets/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    query: '',
    onQueryChange: fn(),
    groups,
    emptyText: 'Nothing has this name',
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: [
        'To go anywhere and run anything from the keyboard. The host finds what matches; the palette shows it.',
      ],
      avoid: ['Searching one list: `SearchField`.', 'A value of a form: `Combobox`.'],
      pattern: 'Combobox',
      keys: {
        ArrowDown: 'the next command, round at the end',
        ArrowUp: 'the previous command',
        Home: 'the first command',
        End: 'the last command',
        Enter: 'runs the command',
        Escape: 'closes the palette',
      },
    },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const palette = await screen.findByRole('dialog', { name: 'Command palette' });
    await waitFor(() => expect(palette).toBeVisible());
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent(
      'Building Construction Class',
    );
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const open = canvas.getByRole('button', { name: 'Search or jump to' });
    await userEvent.click(open);
    const box = await screen.findByRole('combobox', { name: 'Search or jump to' });
    const getActive = () => screen.getByRole('option', { selected: true });

    await step('it opens with the focus in the search box and the first command active', async () => {
      await waitFor(() => expect(box).toHaveFocus());
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible());
      await expect(getActive()).toHaveTextContent('Building Construction Class');
      await expect(box).toHaveAttribute('aria-activedescendant', getActive().id);
    });

    await step('the arrows move through all groups and go round', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(getActive()).toHaveTextContent('Building Occupancy');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(getActive()).toHaveTextContent('Export');
      await userEvent.keyboard('{ArrowDown}');
      await expect(getActive()).toHaveTextContent('Building Construction Class');
      await expect(box).toHaveFocus();
    });

    await step('typing narrows the list and starts at its top', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}class');
      await expect(screen.getAllByRole('option')).toHaveLength(2);
      await expect(getActive()).toHaveTextContent('Building Construction Class');
      await expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('2 results');
    });

    await step('Enter runs the active command and closes', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(onRun).toHaveBeenLastCalledWith('Class Codes');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    });
  },
};

export const Playground: Story = {};

export const Pointer: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.hover(await screen.findByRole('option', { name: /^New Data Set/ }));
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('New Data Set');
    await userEvent.click(screen.getByRole('option', { name: /^Export/ }));
    await expect(onRun).toHaveBeenLastCalledWith('export');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const EscapeCloses: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Empty: Story = {
  args: { query: 'zzz', groups: [] },
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('combobox');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing has this name');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async () => {
    await expect(await screen.findByText('Searching')).toBeInTheDocument();
    await expect(screen.getAllByRole('option')).toHaveLength(7);
  },
};

export const LoadingTheFirst: Story = { args: { isLoading: true, groups: [], query: 'cl' } };

/** What was found without the server stays usable. */
export const Failed: Story = {
  args: { error: { reason: 'Objects could not be searched: there is no connection to the server.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('there is no connection to the server');
    await expect(screen.getAllByRole('option')).toHaveLength(7);
  },
};

const manyItems = Array.from({ length: 60 }, (_, index) => ({
  id: String(index),
  label: `Coverage Limit ${index + 1} – ${'General Liability '.repeat(index % 7 === 0 ? 8 : 1)}`,
  hint: 'Product/Field Dependent',
  onRun,
}));

/** The active command is kept in view. */
export const LongList: Story = {
  args: { groups: [{ id: 'many', label: 'Data sets', items: manyItems }] },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    const active = screen.getByRole('option', { selected: true });
    await expect(active).toHaveTextContent('Coverage Limit 60');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(active.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const HoldsItsQuery: Story = {
  args: { isOpen: undefined, defaultIsOpen: true, query: undefined, defaultQuery: 'bu' },
  play: async ({ args, userEvent }) => {
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('i');
    await expect(input).toHaveValue('bui');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('bui');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'objects',
        label: 'Data sets',
        items: [
          {
            id: 'long',
            label:
              'All other perils deductibles by total insured value band, with a minimum for each building',
            hint: 'Product/Field Dependent, last edited by Priya Nair',
            onRun: fn(),
          },
          { id: 'unbroken', label: 'column-without-a-break-'.repeat(8), onRun: fn() },
        ],
      },
    ],
  },
  play: async () => {
    const palette = await screen.findByRole('dialog');
    const options = await screen.findAllByRole('option');
    for (const option of options) {
      await expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(
        palette.getBoundingClientRect().right,
      );
    }
  },
};
