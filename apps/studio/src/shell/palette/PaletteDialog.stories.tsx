import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CommandGroup } from '@studio/widgets';
import Database from 'lucide-react/icons/database';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PaletteDialog, type PaletteDialogProps } from './PaletteDialog.tsx';
import { TypeAhead } from './TypeAhead.ts';

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
    await expect(await screen.findAllByText('Searching…')).not.toHaveLength(0);
  },
};

export const Failed: Story = {
  args: { groups: groups.slice(0, 1), failure: 'The server cannot be reached.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not everything could be searched. The server cannot be reached.',
    );
  },
};

export const NothingMatches: Story = { args: { query: 'zzz', groups: [] } };

const typing = new TypeAhead();

/** A page on which the palette opens when the window receives `arrive`. */
function SlowPalette(props: PaletteDialogProps) {
  const [isHere, setHere] = useState(false);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const arrive = () => setHere(true);
    addEventListener('arrive', arrive);
    return () => removeEventListener('arrive', arrive);
  }, []);
  return (
    <>
      <label>
        Name <input />
      </label>
      {isHere && (
        <PaletteDialog
          {...props}
          query={query}
          onQueryChange={setQuery}
          onReady={() => {
            const typed = typing.take();
            if (typed !== '') setQuery(typed);
          }}
        />
      )}
    </>
  );
}

/** What is typed before the box is there is in it, and what is typed from then on comes after it. */
export const TypedAhead: Story = {
  render: (args) => <SlowPalette {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Name');
    field.focus();
    typing.start(() => undefined);
    await userEvent.keyboard('clasz{Backspace}s{Enter}');
    dispatchEvent(new Event('arrive'));
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('class');
    await userEvent.keyboard(' codes');
    await expect(input).toHaveValue('class codes');
    await expect(field).toHaveValue('');
  },
};
