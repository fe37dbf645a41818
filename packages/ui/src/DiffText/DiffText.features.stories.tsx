import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DiffText, type DiffTextProps } from './DiffText.tsx';
import { manyLines, ruleAfter, ruleBefore } from './storyTexts.ts';

const meta = {
  title: 'Components/DiffText/Features',
  component: DiffText,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Refer coastal frame buildings', before: ruleBefore, after: ruleAfter },
  parameters: { frame: { maxWidth: 880 } },
} satisfies Meta<typeof DiffText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Split: Story = {
  args: { view: 'split' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.getAllByRole('deletion')[0]).toHaveTextContent('less than');
    const [, fold] = canvas.getAllByRole('button', { name: /unchanged lines/ });
    if (!fold) throw new Error('The story has no fold.');
    await userEvent.click(fold);
    await expect(canvas.getAllByRole('button', { name: /unchanged lines/ })).toHaveLength(1);
    await expect(document.activeElement?.closest('tr')).toHaveTextContent('condition 3 holds');
  },
};

export const Empty: Story = {
  args: { after: ruleBefore },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The two texts are the same.')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const OnlyAdded: Story = { args: { before: '', after: 'first\nsecond', view: 'split' } };

export const EndsOfLines: Story = {
  args: { before: 'limit\r\ndeductible\r\npremium', after: 'limit\ndeductible\r\npremium\n' },
};

export const NothingFolded: Story = {
  args: { context: Number.POSITIVE_INFINITY },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const FiveThousandLines: Story = {
  args: {
    label: 'Class codes',
    pageSize: 100,
    before: manyLines(5000, 'before', 40),
    after: manyLines(5000, 'after', 40),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('125 lines added, 125 lines removed')).toBeVisible();
    const drawn = () => canvasElement.querySelectorAll('[data-index]').length;
    const before = drawn();
    await expect(before).toBeLessThan(150);
    await userEvent.click(canvas.getByRole('button', { name: /more lines$/ }));
    await expect(drawn()).toBeGreaterThan(before);
  },
};

export const DifferALot: Story = {
  args: {
    label: 'Class codes',
    pageSize: 50,
    before: manyLines(1100, 'before'),
    after: manyLines(1100, 'after'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The texts differ a lot/)).toBeVisible();
    await expect(canvas.getByText('1100 lines added, 1100 lines removed')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    view: 'split',
    before: `const payload = '${'a'.repeat(120)}'; // ${'long '.repeat(20)}`,
    after: `const payload = '${'a'.repeat(120)}'; // ${'very long '.repeat(20)}`,
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <DiffText {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <DiffText
        {...args}
        label="قاعدة"
        labels={{
          summary: (added, removed) => `أضيف ${added}، حذف ${removed}`,
          unfold: (count) => `أظهر ${count} سطرًا`,
        }}
      />
    </div>
  ),
};

function History(props: DiffTextProps) {
  const [view, setView] = useState<'unified' | 'split'>('unified');
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Button size="sm" onClick={() => setView(view === 'split' ? 'unified' : 'split')}>
        {view === 'split' ? 'One Column' : 'Side by Side'}
      </Button>
      <DiffText {...props} view={view} style={{ width: '100%' }} />
    </div>
  );
}

export const ExampleHistory: Story = {
  render: (args) => <History {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Side by Side' }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  },
};
