import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const meta = {
  title: 'Components/Accordion/Features',
  component: Accordion,
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { id: 'a', title: 'Agencies', content: 'Twelve agencies sell this product.' },
      { id: 'b', title: 'Carriers', content: 'Two carriers write it.' },
    ],
    onOpenIdsChange: fn(),
  },
  parameters: { frame: { maxWidth: 480 } },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultOpenIds: ['a'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Carriers' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await expect(args.onOpenIdsChange).toHaveBeenLastCalledWith(['a', 'b']);
    await userEvent.click(canvas.getByRole('button', { name: 'Agencies' }));
    await expect(args.onOpenIdsChange).toHaveBeenLastCalledWith(['b']);
  },
};

function Controlled(props: AccordionProps) {
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Button onClick={() => setOpenIds(openIds.length > 0 ? [] : ['a', 'b'])}>All</Button>
      <Accordion
        {...props}
        selectionMode="multiple"
        openIds={openIds}
        onOpenIdsChange={setOpenIds}
        style={{ width: '100%' }}
      />
    </div>
  );
}

export const HeldByTheCaller: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Agencies' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};

const panelOf = (header: HTMLElement) => document.getElementById(header.getAttribute('aria-controls') ?? '');

export const DrawnOnceOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('button', { name: 'Agencies' });
    await expect(panelOf(header)).toBeEmptyDOMElement();
    await userEvent.click(header);
    await userEvent.click(header);
    await expect(panelOf(header)).toHaveTextContent('Twelve agencies');
    await expect(panelOf(header)).toHaveAttribute('hidden', 'until-found');
  },
};

export const FoundInThePage: Story = {
  args: { mounting: 'eager' },
  play: async ({ args, canvas }) => {
    const header = canvas.getByRole('button', { name: 'Carriers' });
    const panel = panelOf(header);
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(args.onOpenIdsChange).toHaveBeenLastCalledWith(['b']);
    const region = await canvas.findByRole('region', { name: 'Carriers' });
    await expect(region).not.toHaveAttribute('hidden');
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};

export const Disabled: Story = {
  args: {
    items: [
      {
        id: 'a',
        title: 'Effective Date Range',
        content: 'Never shown.',
        disabledReason: 'Needs MANAGE_PRODUCTS',
      },
      { id: 'b', title: 'Quoting', content: 'Cannot be closed.', isDisabled: true },
    ],
    defaultOpenIds: ['b'],
  },
  play: async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('button', { name: 'Effective Date Range' });
    await userEvent.tab();
    await expect(header).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Quoting' }));
    await expect(args.onOpenIdsChange).not.toHaveBeenCalled();
    await expect(header).toHaveAccessibleDescription('Needs MANAGE_PRODUCTS');
  },
};

export const Loading: Story = {
  args: {
    items: [
      {
        id: 'a',
        title: 'Agencies',
        content: (
          <div aria-busy="true" style={{ display: 'grid', gap: 8 }}>
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </div>
        ),
      },
      { id: 'b', title: 'Carriers', content: '' },
    ],
    defaultOpenIds: ['a'],
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        title: 'Applicability of a section template to proposals and binders of every product of a carrier',
        content: 'A rule decides: '.repeat(12),
        meta: <Badge>12</Badge>,
      },
      { id: 'b', title: 'Stage', content: 'Proposal' },
    ],
    defaultOpenIds: ['a'],
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Accordion
        {...args}
        items={[
          { id: 'a', title: 'الوكالات', content: 'اثنتا عشرة وكالة تبيع هذا المنتج.' },
          { id: 'b', title: 'الشركات', content: 'شركتان.' },
        ]}
        defaultOpenIds={['a']}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('button', { name: 'الشركات' });
    const [chevron, words] = [...header.children];
    if (!chevron || !words) throw new Error('A header has a chevron and its words.');
    await expect(chevron.getBoundingClientRect().left).toBeGreaterThan(words.getBoundingClientRect().left);
    await expect(chevron.getBoundingClientRect().right).toBeGreaterThanOrEqual(
      words.getBoundingClientRect().right,
    );
    await expect(chevron).toHaveStyle({ scale: '-1 1' });
    header.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chevron).toHaveStyle({ rotate: '-90deg' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'الوكالات' })).toHaveFocus();
  },
};

export const ExampleProductSettings: Story = {
  args: {
    selectionMode: 'multiple',
    defaultOpenIds: ['quoting'],
    headingLevel: 2,
    items: [
      {
        id: 'quoting',
        title: 'Quoting',
        meta: <Badge tone="accent">2 on</Badge>,
        content: (
          <div style={{ display: 'grid', gap: 8 }}>
            <Checkbox label="Allow multiple quotes" checked onCheckedChange={fn()} />
            <Checkbox label="Enable agent quoting" checked={false} onCheckedChange={fn()} />
          </div>
        ),
      },
      {
        id: 'dates',
        title: 'Effective Date Range',
        content: 'Unlimited',
        meta: <Button size="sm">Reset</Button>,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Allow multiple quotes' })).toHaveFocus();
  },
};
