import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { announceKindChange } from '../../platform/changes/kindChanges.ts';
import { type Lookup, useLookup } from './Lookup.ts';

const load = fn<(signal: AbortSignal) => Promise<string>>();

const products: Lookup<string> = { key: 'story products', kinds: ['/StoryProduct'], load };

function Products() {
  const { data } = useLookup(products);
  return <p data-testid="products">{data ?? 'Loading'}</p>;
}

function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)}>Products</Button>
      {isOpen && <Products />}
    </>
  );
}

const meta = {
  title: 'Kernel/Lookup',
  tags: ['!dev', '!autodocs'],
  component: Screen,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three fields that show the same lookup ask once, and once more after a change. */
export const SeveralConsumers: Story = {
  render: () => (
    <>
      <Products />
      <Products />
      <Products />
    </>
  ),
  beforeEach: () => {
    const signals: AbortSignal[] = [];
    load.mockReset().mockImplementation(async (signal) => {
      signals.push(signal);
      await Promise.resolve();
      return `Load ${signals.length}, ${signals.filter(({ aborted }) => aborted).length} aborted`;
    });
    announceKindChange('/StoryProduct');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Load 1, 0 aborted')).toHaveLength(3);
    announceKindChange('/StoryProduct');
    await expect(await canvas.findAllByText('Load 2, 0 aborted')).toHaveLength(3);
    await expect(load).toHaveBeenCalledTimes(2);
  },
};

/** What is there is shared; a change of an object of its kind renews it, on screen or at its next use. */
export const RenewedByItsKind: Story = {
  beforeEach: () => {
    let count = 0;
    load.mockReset().mockImplementation(async () => {
      count += 1;
      return `Load ${count}`;
    });
    announceKindChange('/StoryProduct');
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Products' });
    await expect(await canvas.findByText('Load 1')).toBeVisible();
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(canvas.getByTestId('products')).toHaveTextContent('Load 1');
    announceKindChange('/StoryOther');
    announceKindChange('/StoryProduct');
    await expect(await canvas.findByText('Load 2')).toBeVisible();
    await userEvent.click(toggle);
    announceKindChange('/StoryProduct');
    await userEvent.click(toggle);
    await expect(await canvas.findByText('Load 3')).toBeVisible();
    await expect(load).toHaveBeenCalledTimes(3);
  },
};
