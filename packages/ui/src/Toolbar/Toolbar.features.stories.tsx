import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Toolbar } from './Toolbar.tsx';

const meta = {
  title: 'Components/Toolbar/Features',
  component: Toolbar,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Data sets' },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search" value={text} onValueChange={setText} />;
}

const withSearch = (
  <>
    <Button>Backup</Button>
    <Search />
    <Button>Export</Button>
  </>
);

export const InputKeepsItsArrows: Story = {
  args: { children: withSearch },
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const input = canvas.getByRole<HTMLInputElement>('searchbox');
    await userEvent.tab();
    await expect(button('Backup')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}ab{ArrowLeft}{ArrowRight}');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('ab');
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Clear search')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Export')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Home}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(button('Backup')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    input.select();
    await userEvent.keyboard('{ArrowRight}');
    await expect(input).toHaveFocus();
    await expect(input.selectionStart).toBe(2);
  },
};

export const InputRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: withSearch },
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const input = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button('Export')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(button('Backup')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}ab{ArrowLeft}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(button('Export')).toHaveFocus();
  },
};

function Line({ value: first }: { value: string }) {
  return (
    <select aria-label="Line" defaultValue={first}>
      <option>Property</option>
      <option>Auto</option>
    </select>
  );
}

export const SelectLetsTheFocusPass: Story = {
  args: {
    children: (
      <>
        <Button>Backup</Button>
        <Line value="Auto" />
        <Button>Export</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toHaveValue('Auto');
  },
};

export const SkipsDisabled: Story = {
  args: {
    children: (
      <>
        <Button>Backup</Button>
        <Button isDisabled>Export</Button>
        <Button>Delete</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
};

function FoldingTools() {
  const [isFolded, setFolded] = useState(false);
  return (
    <>
      <span inert={isFolded}>
        <Button>Backup</Button>
      </span>
      <Button onClick={() => setFolded(!isFolded)}>Fold</Button>
    </>
  );
}

/** What becomes inert leaves the row, and the row keeps its tab stop. */
export const SkipsInert: Story = {
  args: { children: <FoldingTools /> },
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: 'Fold' });
    fireEvent.click(fold);
    await waitFor(() => expect(fold.tabIndex).toBe(0));
    fold.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(fold).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Backup' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: (
      <>
        <Button>Backup</Button>
        <Button>Export</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
};

export const Overflow: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => `Action ${index + 1}`).map((name) => (
      <Button key={name}>{name}</Button>
    )),
  },
  parameters: { frame: { maxWidth: 420 } },
  play: async ({ canvas, userEvent }) => {
    const toolbar = canvas.getByRole('toolbar');
    await expect(toolbar.scrollWidth).toBeLessThanOrEqual(toolbar.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Action 12' })).toHaveFocus();
  },
};
