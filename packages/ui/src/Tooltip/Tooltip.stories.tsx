import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Found in 3 rules and 12 fields', children: <Button>References</Button> },
  parameters: {
    frame: { padding: 48 },
    guide: {
      use: ['A few words that help with a control: the name of an icon, the whole of a text that is cut.'],
      avoid: [
        'What everyone has to know: `hint`, or text in the page.',
        'Anything that can be pressed: `Popover`.',
        'Touch screens do not hover: nothing may depend on it.',
      ],
      pattern: 'Tooltip',
      keys: { Tab: 'shows it at once, on its control', Escape: 'hides it' },
    },
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const ComesAndGoes: Story = {
  tags: ['!dev', '!autodocs'],
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

export const Playground: Story = { args: { side: 'bottom', delayMs: 0 } };
