import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { SplitPane, type SplitPaneProps } from './SplitPane.tsx';

const meta = {
  title: 'Components/SplitPane/Features',
  component: SplitPane,
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Width of the list',
    start: <p style={{ padding: 12 }}>Rules of this product</p>,
    end: <p style={{ padding: 12 }}>Refer coastal frame buildings</p>,
    onSizeChange: fn(),
    onSizeCommit: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          width: 500,
          maxWidth: '100%',
          height: 220,
          border: '1px solid var(--st-line)',
          background: 'var(--st-surface)',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (root: HTMLElement) =>
  Math.round(root.querySelector('[data-part="start-pane"]')?.getBoundingClientRect().width ?? -1);

async function drag(splitter: HTMLElement, by: { x?: number; y?: number }) {
  const { left, top } = splitter.getBoundingClientRect();
  await fireEvent.pointerDown(splitter, { button: 0, clientX: left, clientY: top, pointerId: 1 });
  await fireEvent.pointerMove(splitter, {
    clientX: left + (by.x ?? 0),
    clientY: top + (by.y ?? 0),
    pointerId: 1,
  });
}

export const Pointer: Story = {
  args: { min: '100px', max: '400px' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const splitter = canvas.getByRole('separator');
    const root = canvasElement.querySelector('[data-part="split-pane"]');
    const before = widthOf(canvasElement);
    await drag(splitter, { x: -50 });
    await expect(root).toHaveAttribute('data-dragging');
    await expect(getComputedStyle(root ?? splitter).userSelect).toBe('none');
    await expect(widthOf(canvasElement)).toBe(before - 50);
    await expect(args.onSizeCommit).not.toHaveBeenCalled();
    await fireEvent.pointerUp(splitter, { pointerId: 1 });
    await expect(args.onSizeCommit).toHaveBeenCalledTimes(1);
    await expect(root).not.toHaveAttribute('data-dragging');
    await drag(splitter, { x: -120 });
    await expect(widthOf(canvasElement)).toBe(100);
    await userEvent.keyboard('{Escape}');
    await expect(widthOf(canvasElement)).toBe(before - 50);
    await expect(args.onSizeCommit).toHaveBeenCalledTimes(1);
    await drag(splitter, { x: -190 });
    await fireEvent.pointerUp(splitter, { pointerId: 1 });
    await expect(args.onSizeCommit).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByText('Rules of this product')).not.toBeVisible();
  },
};

export const PixelLimits: Story = {
  args: { min: '120px', max: '300px', isCollapsible: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(widthOf(canvasElement)).toBe(120);
    await userEvent.keyboard('{Enter}');
    await expect(widthOf(canvasElement)).toBe(120);
    await userEvent.keyboard('{End}');
    await expect(widthOf(canvasElement)).toBe(300);
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-valuemin', '24');
  },
};

export const Stacked: Story = {
  args: { orientation: 'vertical', label: 'Height of the list', defaultSize: 40 },
  play: async ({ canvas, userEvent }) => {
    const splitter = canvas.getByRole('separator');
    await expect(splitter).toHaveAttribute('aria-orientation', 'horizontal');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(splitter).toHaveAttribute('aria-valuenow', '42');
    await drag(splitter, { y: 22 });
    await fireEvent.pointerUp(splitter, { pointerId: 1 });
    await expect(splitter).toHaveAttribute('aria-valuenow', '52');
  },
};

export const Collapsed: Story = {
  args: { size: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(10);
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-valuetext', 'collapsed');
  },
};

export const Nested: Story = {
  args: {
    defaultSize: 35,
    end: (
      <SplitPane
        label="Height of the preview"
        orientation="vertical"
        defaultSize={60}
        start={<p style={{ padding: 12 }}>Preview</p>}
        end={<p style={{ padding: 12 }}>Problems</p>}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const inner = canvas.getByRole('separator', { name: 'Height of the preview' });
    inner.focus();
    await userEvent.keyboard('{ArrowUp}{Enter}{Enter}');
    await expect(inner).toHaveAttribute('aria-valuenow', '58');
    await expect(canvas.getByRole('separator', { name: 'Width of the list' })).toHaveAttribute(
      'aria-valuenow',
      '35',
    );
  },
};

function Held(props: SplitPaneProps) {
  const [size, setSize] = useState(30);
  return (
    <>
      <Button onClick={() => setSize(60)}>Widen</Button>
      <SplitPane {...props} size={size} onSizeChange={setSize} style={{ height: 160 }} />
    </>
  );
}

export const HeldByTheCaller: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const splitter = canvas.getByRole('separator');
    await userEvent.click(canvas.getByRole('button', { name: 'Widen' }));
    await expect(splitter).toHaveAttribute('aria-valuenow', '60');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(splitter).toHaveAttribute('aria-valuenow', '58');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const splitter = canvas.getByRole('separator');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await userEvent.dblClick(splitter);
    await drag(splitter, { x: 40 });
    await expect(args.onSizeChange).not.toHaveBeenCalled();
  },
};

const long = <p style={{ padding: 12 }}>{'A long text in a pane scrolls by itself. '.repeat(30)}</p>;

export const Overflow: Story = {
  args: { start: <div style={{ width: 700 }}>{long}</div>, end: long },
};

export const RightToLeft: Story = {
  args: { defaultSize: 30 },
  render: (args) => (
    <div dir="rtl" lang="ar" style={{ height: '100%' }}>
      <SplitPane
        {...args}
        label="عرض القائمة"
        start={<p style={{ padding: 12 }}>القواعد</p>}
        end={<p style={{ padding: 12 }}>قاعدة</p>}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const splitter = canvas.getByRole('separator');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(splitter).toHaveAttribute('aria-valuenow', '32');
    await drag(splitter, { x: -50 });
    await fireEvent.pointerUp(splitter, { pointerId: 1 });
    await expect(splitter).toHaveAttribute('aria-valuenow', '42');
  },
};

export const ExampleListAndDetails: Story = {
  args: {
    min: '140px',
    defaultSize: 38,
    start: (
      <ul style={{ padding: 8, lineHeight: '30px' }}>
        <li>Refer coastal frame buildings</li>
        <li>Decline vacant buildings</li>
        <li>Wind mitigation credit</li>
      </ul>
    ),
    end: (
      <div style={{ padding: 12, display: 'grid', gap: 8, justifyItems: 'start' }}>
        <strong>Refer coastal frame buildings</strong>
        <p>Wind exposure within one mile of the coast.</p>
        <Button size="sm">Rule Settings</Button>
      </div>
    ),
  },
};

export const NothingChanged: Story = {
  args: { min: '100px', max: '400px', isCollapsible: false, defaultSize: 20 },
  play: async ({ args, canvas, userEvent }) => {
    const splitter = canvas.getByRole('separator');
    await drag(splitter, {});
    await fireEvent.pointerUp(splitter, { pointerId: 1 });
    await drag(splitter, { x: 60 });
    const { left, top } = splitter.getBoundingClientRect();
    await fireEvent.pointerMove(splitter, { clientX: left - 60, clientY: top, pointerId: 1 });
    await fireEvent.pointerUp(splitter, { pointerId: 1 });
    splitter.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onSizeCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSizeCommit).toHaveBeenCalledTimes(1);
    await drag(splitter, { x: 40 });
    await fireEvent.pointerUp(splitter, { pointerId: 1 });
    await expect(args.onSizeCommit).toHaveBeenCalledTimes(2);
  },
};
