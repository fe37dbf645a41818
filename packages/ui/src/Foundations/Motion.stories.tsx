import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Runner, Track } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Motion', tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Durations() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', maxWidth: 420 }}>
      <Button onClick={() => setAtEnd(!isAtEnd)}>Move</Button>
      {['fast', 'base'].map((name) => (
        <Track key={name}>
          <Runner
            data-at-end={isAtEnd || undefined}
            style={{ transitionDuration: `var(--st-motion-${name})` }}
          >
            <code>--st-motion-{name}</code>
          </Runner>
        </Track>
      ))}
    </div>
  );
}

export const DurationsOfChange: Story = {
  render: () => <Durations />,
  play: async ({ canvas, userEvent }) => {
    const runner = canvas.getByText('--st-motion-base').parentElement;
    const start = runner?.getBoundingClientRect().x ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(runner?.getBoundingClientRect().x).toBeGreaterThan(start + 100));
  },
};
