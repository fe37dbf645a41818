import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Found in 3 rules and 12 fields', children: <Button>References</Button> },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: 48 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await waitFor(() => expect(button).toHaveAccessibleDescription('Found in 3 rules and 12 fields'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.tab();
    // Right after another tooltip there is no delay; the other one may have been in the story before this one.
    const hoverAgain = async () => {
      await userEvent.unhover(button);
      await userEvent.hover(button);
      await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    };
    await waitFor(hoverAgain, { interval: 700, timeout: 4000 });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const Playground: Story = { args: { side: 'bottom', delay: 0 } };
