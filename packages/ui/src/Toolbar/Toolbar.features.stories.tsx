import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Toolbar } from './Toolbar.tsx';

const meta = {
  title: 'Components/Toolbar/Features',
  component: Toolbar,
  tags: ['!autodocs'],
  args: { label: 'Data sets' },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search" value={text} onValueChange={setText} />;
}

export const InputKeepsItsArrows: Story = {
  args: {
    children: (
      <>
        <Search />
        <Button>Export</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.keyboard('ab{ArrowLeft}{ArrowRight}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    canvas.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(input).toHaveFocus();
  },
};

export const SkipsDisabled: Story = {
  args: {
    children: (
      <>
        <Button>Backup</Button>
        <Button disabled>Export</Button>
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
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const toolbar = canvas.getByRole('toolbar');
    await expect(toolbar.scrollWidth).toBeLessThanOrEqual(toolbar.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Action 12' })).toHaveFocus();
  },
};
