import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CommandGroup } from '@studio/widgets';
import Database from 'lucide-react/icons/database';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PaletteDialog } from './PaletteDialog.tsx';

const icon = <Database size={16} />;
const groups: CommandGroup[] = [
  {
    id: 'actions',
    label: 'Actions on this screen',
    items: [{ id: 'save', label: 'Save', keys: ['Ctrl', 'S'], onRun: fn() }],
  },
  {
    id: 'dataSets',
    label: 'Data sets',
    items: [
      { id: 'a', label: 'Class Codes', hint: 'NAICS 2022 industry classification', icon, onRun: fn() },
      {
        id: 'b',
        label: 'Building Construction Class',
        hint: 'Construction classes 1 to 6',
        icon,
        onRun: fn(),
      },
    ],
  },
];

const meta = {
  title: 'Screens/Shell/Command palette',
  component: PaletteDialog,
  tags: ['!autodocs'],
  args: { isOpen: true, onClose: fn(), query: 'cl', onQueryChange: fn(), groups },
} satisfies Meta<typeof PaletteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const input = await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(groups[1]?.items[0]?.onRun).toHaveBeenCalled();
  },
};

export const Searching: Story = {
  args: { groups: [], isSearching: true },
  play: async () => {
    await expect(await screen.findAllByText('Searching data sets…')).not.toHaveLength(0);
  },
};

export const Failed: Story = {
  args: { groups: groups.slice(0, 1), failure: 'The server cannot be reached.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Data sets could not be searched. The server cannot be reached.',
    );
  },
};

export const NothingMatches: Story = { args: { query: 'zzz', groups: [] } };
