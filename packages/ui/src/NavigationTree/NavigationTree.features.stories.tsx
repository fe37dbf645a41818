import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { NavigationTree, type NavigationTreeProps } from './NavigationTree.tsx';
import { consoleItems, manyItems } from './storyItems.tsx';

const meta = {
  title: 'Components/NavigationTree/Features',
  component: NavigationTree,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Configuration', items: consoleItems, onExpandedIdsChange: fn() },
  parameters: { frame: { width: 240, padding: 8, background: 'var(--st-surface)' } },
} satisfies Meta<typeof NavigationTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Badges: Story = {
  args: { defaultExpandedIds: ['content', 'people', 'organizations'], currentId: 'rules' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: 'Rules , 3 drafts' })).toBeVisible();
    await expect(canvas.getByRole('treeitem', { name: /MGAs.*12 to review/ })).toBeVisible();
  },
};

export const Pointer: Story = {
  args: { currentId: 'forms' },
  play: async ({ args, canvas, userEvent }) => {
    const rules = canvas.getByRole('treeitem', { name: /Rules/ });
    await userEvent.click(rules.querySelector('[data-part="toggle"]') ?? rules);
    await expect(args.onExpandedIdsChange).toHaveBeenLastCalledWith(['content', 'rules']);
    await expect(rules).toHaveAttribute('aria-expanded', 'true');
    await expect(window.location.hash).not.toBe('#rules');
    await userEvent.click(canvas.getByRole('treeitem', { name: 'People' }));
    await expect(args.onExpandedIdsChange).toHaveBeenLastCalledWith(['content', 'rules', 'people']);
  },
};

export const AllSiblings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('*');
    for (const name of ['Content', 'People', 'System']) {
      await expect(canvas.getByRole('treeitem', { name })).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(canvas.getByRole('treeitem', { name: /Rules/ })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const CurrentPlaceOutOfSight: Story = {
  args: { currentId: 'carriers', defaultExpandedIds: ['people'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: 'Organizations' })).toHaveFocus();
  },
};

const onNavigate = fn();

function WithRouter(props: NavigationTreeProps) {
  const [currentId, setCurrentId] = useState('data-sets');
  return (
    <NavigationTree
      {...props}
      currentId={currentId}
      renderLink={(href, children, link) => (
        <a
          {...link}
          href={href}
          data-router="yes"
          onClick={(event) => {
            if (event.defaultPrevented) return;
            event.preventDefault();
            onNavigate(href);
            setCurrentId(href.slice(1));
          }}
        >
          {children}
        </a>
      )}
    />
  );
}

export const OwnRouter: Story = {
  render: (args) => <WithRouter {...args} />,
  play: async ({ canvas, userEvent }) => {
    onNavigate.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const forms = canvas.getByRole('treeitem', { name: 'Form templates' });
    await expect(onNavigate).toHaveBeenLastCalledWith('#forms');
    await expect(forms).toHaveAttribute('aria-current', 'page');
    await expect(forms).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(onNavigate).toHaveBeenLastCalledWith('#data-sets');
    const rules = canvas.getByRole('treeitem', { name: /Rules/ });
    await userEvent.click(rules.querySelector('[data-part="toggle"]') ?? rules);
    await expect(onNavigate).toHaveBeenCalledTimes(2);
  },
};

function Held(props: NavigationTreeProps) {
  const [expandedIds, setExpandedIds] = useState<readonly string[]>(['content', 'people']);
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Button size="sm" onClick={() => setExpandedIds([])}>
        Collapse All
      </Button>
      <NavigationTree {...props} {...{ expandedIds }} onExpandedIdsChange={setExpandedIds} />
    </div>
  );
}

export const HeldByTheCaller: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3);
  },
};

const fiveThousand = manyItems(50, 99);

export const FiveThousandPlaces: Story = {
  args: { items: fiveThousand, currentId: 'g3-5' },
  render: (args) => (
    <div style={{ height: 320, overflow: 'auto' }}>
      <NavigationTree {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = () => canvasElement.querySelectorAll('[role="treeitem"]').length;
    await expect(shown()).toBe(149);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(shown()).toBe(50);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('treeitem', { name: 'Product 50' })).toHaveFocus();
  },
};

const threeHundred = manyItems(30, 10);

export const ManyAtOnce: Story = {
  args: { items: threeHundred },
  render: (args) => (
    <div style={{ height: 320, overflow: 'auto' }}>
      <NavigationTree {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}*');
    await expect(canvasElement.querySelectorAll('[role="treeitem"]')).toHaveLength(330);
    await expect(canvas.getByRole('treeitem', { name: 'Product 30' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: 'Section 30.1' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('treeitem', { name: 'Product 1' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { items: [], emptyText: 'No places that you may see' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No places that you may see')).toBeVisible();
    await expect(canvas.queryByRole('tree')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'Enhanced dynamic data item generators of every product',
        href: '#a',
        badge: { count: 1250, label: '1250 items' },
        children: [{ id: 'b', label: 'Deductible – Commercial Property by construction class', href: '#b' }],
      },
    ],
    defaultExpandedIds: ['a'],
    currentId: 'b',
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <NavigationTree
        {...args}
        label="الإعدادات"
        items={[
          { id: 'a', label: 'المحتوى', children: [{ id: 'b', label: 'القواعد', href: '#b' }] },
          { id: 'c', label: 'النظام', href: '#c' },
        ]}
        currentId="b"
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: 'القواعد' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: 'المحتوى' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: 'المحتوى' })).toHaveAttribute('aria-expanded', 'true');
  },
};

function Filtered(props: NavigationTreeProps) {
  const [query, setQuery] = useState('');
  const items = props.items.filter(({ label, children = [] }) =>
    [label, ...children.map((child) => child.label)].some((name) =>
      name.toLowerCase().includes(query.toLowerCase()),
    ),
  );
  return (
    <nav aria-label="Configuration" style={{ display: 'grid', gap: 8 }}>
      <SearchField label="Find a place" value={query} onValueChange={setQuery} />
      <NavigationTree {...props} items={items} emptyText="No place of this name" />
    </nav>
  );
}

export const ExampleWithSearch: Story = {
  args: { currentId: 'rules' },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'organ');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), 'xx');
    await expect(await canvas.findByText('No place of this name')).toBeVisible();
  },
};
