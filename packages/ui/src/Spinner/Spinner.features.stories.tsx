import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner/Features',
  component: Spinner,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Loading data sets' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = { args: { size: 'lg' } };

export const TakesTheColourAround: Story = {
  parameters: { frame: { color: 'var(--st-accent)' } },
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('status').querySelector('[aria-hidden]');
    await expect(ring && getComputedStyle(ring).animationPlayState).toBe('paused');
  },
};

export const ExampleWithText: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Spinner label="Generating" /> <span aria-hidden="true">Generating 2,400 data items…</span>
    </div>
  ),
};
