import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bar, Rows } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Spacing', tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = Array.from({ length: 12 }, (_, index) => index + 1);

export const Steps: Story = {
  render: () => (
    <Rows>
      {steps.map((step) => (
        <div key={step} style={{ display: 'contents' }}>
          <dt>
            <code>--st-space-{step}</code>
          </dt>
          <dd>
            <Bar data-testid={step} style={{ width: `var(--st-space-${step})` }} />
          </dd>
        </div>
      ))}
    </Rows>
  ),
  play: async ({ canvas }) => {
    for (const step of steps) {
      await expect(canvas.getByTestId(String(step)).getBoundingClientRect().width).toBe(step * 4);
    }
  },
};

export const Heights: Story = {
  render: () => (
    <Rows>
      {['row', 'control'].map((name) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>
            <code>--st-{name}-height</code>
          </dt>
          <dd>
            <Bar style={{ width: 240, height: `var(--st-${name}-height)` }} />
          </dd>
        </div>
      ))}
    </Rows>
  ),
};
