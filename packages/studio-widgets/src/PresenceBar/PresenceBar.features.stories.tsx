import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { people } from './fixtures/people.ts';
import { PresenceBar } from './PresenceBar.tsx';

const meta = {
  title: 'Widgets/PresenceBar/Features',
  component: PresenceBar,
  tags: ['!dev', '!autodocs'],
  args: { people },
} satisfies Meta<typeof PresenceBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is named. */
export const One: Story = {
  args: { people: people.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Priya Nair is here')).toBeVisible();
  },
};

/** The room of a number shows the one who would be left over. */
export const OneMoreThanRoom: Story = {
  args: { people: people.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AL')).toBeVisible();
    await expect(canvas.queryByText(/^\+/)).toBeNull();
  },
};

/** Alone there is nothing to see. */
export const Alone: Story = {
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const many = Array.from({ length: 6 }, (_, index) => ({ id: `more ${index}`, name: `Person ${index}` }));

function Coming() {
  const [present, setPresent] = useState(people.slice(0, 1));
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <PresenceBar people={present} />
      <Button onClick={() => setPresent(people.slice(1, 3))}>Others</Button>
      <Button onClick={() => setPresent([...present, ...many])}>Many</Button>
      <Button onClick={() => setPresent([])}>Nobody</Button>
    </div>
  );
}

/** Who comes and leaves is announced; who is there at first is not. */
export const ComingAndLeaving: Story = {
  render: () => <Coming />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Others' }));
    await expect(status).toHaveTextContent('Jon Vega and Sam Whitlock are here now. Priya Nair left');
    await userEvent.click(canvas.getByRole('button', { name: 'Many' }));
    await expect(status).toHaveTextContent('Person 0, Person 1, Person 2, and 3 others are here now');
    await userEvent.click(canvas.getByRole('button', { name: 'Nobody' }));
    await expect(status).toHaveTextContent(/left$/);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(1200)}`;

export const HostileContent: Story = {
  args: {
    people: [
      { id: '1', name: hostile, note: hostile, imageUrl: 'data:image/png;base64,broken' },
      { id: '2', name: '' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const first = canvas.getByText('PN').getBoundingClientRect();
    await expect(canvas.getByText('JV').getBoundingClientRect().right).toBeLessThan(first.right);
  },
};
