import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import type { GridColumn } from '@studio/widgets';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { rate } from '../testing/rateAnswers.ts';
import type { RateDoc, RateRow } from './model/RateRow.ts';
import { toRateDraft } from './model/rateDraft.ts';
import { useRateOrder } from './useRateOrder.ts';

const doc: RateDoc = { items: [rate(1), rate(2, { state: 'NY' })], version: 1, saved: null };
const { rates: rows } = toRateDraft(doc);
/** The names of locations, which sort otherwise than their codes do. */
const names: Readonly<Record<string, string>> = { CA: 'Zeta', NY: 'Alpha' };
const columns: readonly GridColumn<RateRow>[] = [
  { key: 'state', header: 'Location', sortValue: ({ state }) => names[state ?? ''], render: () => null },
];
const codes: readonly GridColumn<RateRow>[] = [
  { key: 'state', header: 'Location', sortValue: ({ state }) => state, render: () => null },
];

/** The order of two rows, whose names come when asked for, while one of them may be edited. */
function Host() {
  const [isWaiting, setWaiting] = useState(true);
  const [isEdited, setEdited] = useState(false);
  const { shown } = useRateOrder({ doc, rows, columns: isWaiting ? codes : columns, isWaiting }, isEdited);
  return (
    <>
      <output aria-label="Order">{shown.map(({ state }) => state).join(' ')}</output>
      <Button onClick={() => setEdited(!isEdited)}>{isEdited ? 'Close row' : 'Open row'}</Button>
      <Button onClick={() => setWaiting(false)}>Load names</Button>
    </>
  );
}

const meta = {
  title: 'Screens/Rate status/Order',
  component: Host,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names that were awaited sort the rows. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const order = canvas.getByRole('status', { name: 'Order' });
    await expect(order).toHaveTextContent('CA NY');
    await userEvent.click(canvas.getByRole('button', { name: 'Load names' }));
    await expect(order).toHaveTextContent('NY CA');
  },
};

/** A row that is edited stays where it is when they come; they sort the rows once it is closed. */
export const WhileEdited: Story = {
  play: async ({ canvas, userEvent }) => {
    const order = canvas.getByRole('status', { name: 'Order' });
    await userEvent.click(canvas.getByRole('button', { name: 'Open row' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Load names' }));
    await expect(order).toHaveTextContent('CA NY');
    await userEvent.click(canvas.getByRole('button', { name: 'Close row' }));
    await expect(order).toHaveTextContent('NY CA');
  },
};
