import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FormSettings } from './FormSettings.tsx';
import code from './FormSettings.tsx?raw';

const meta = {
  title: 'Patterns/Settings of a form',
  component: FormSettings,
  parameters: {
    layout: 'fullscreen',
    docs: { source: { code } },
    guide: {
      use: [
        'One of many parts is chosen on a canvas, and its settings are beside it: `SettingsPanel` in a `SplitPane`.',
        'A change shows at once where it takes effect.',
        'Groups are opened one by one, and keep what was opened.',
      ],
      avoid: [
        'The fields of an object, all of which matter: an editor.',
        'A handful of switches: `Switch`, without a panel.',
      ],
      pattern: 'Accordion',
      keys: {
        'Enter, Space': 'open or close the group',
        'ArrowUp, ArrowDown': 'go from group to group',
        'ArrowLeft, ArrowRight': 'on the splitter: give form or settings more room',
      },
    },
  },
} satisfies Meta<typeof FormSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByRole('textbox', { name: 'Label Text' });
    await userEvent.clear(label);
    await userEvent.type(label, 'State');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'State' })).toBeVisible());
  },
};
