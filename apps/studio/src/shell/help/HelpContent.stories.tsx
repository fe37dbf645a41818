import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dataSetHelp } from '../../screens/dataSets/help.ts';
import { HelpContent } from './HelpContent.tsx';

const meta = {
  title: 'Screens/Shell/Help',
  component: HelpContent,
  args: { topic: dataSetHelp('/config/dataSet/browser'), hasCommandKey: false },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <h2>Help</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HelpContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Finding data sets/ });
    await expect(link).toHaveAttribute('href', '/help/data-sets.html#finding');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
    await expect(canvas.getByText('Ctrl K')).toBeVisible();
  },
};

export const Editor: Story = {
  args: { topic: dataSetHelp('/config/dataSet/Roof%20Type/0/dataItems') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Move the selected items, or the row')).toBeVisible();
    await expect(canvas.getByText('Alt ↑')).toBeVisible();
  },
};

export const Criteria: Story = {
  args: { topic: dataSetHelp('/config/dataSet/Roof%20Type/2/dynamicCriteria') },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Criteria/ });
    await expect(link).toHaveAttribute('href', '/help/data-sets.html#criteria');
    await expect(canvas.getByText('Edit the cell')).toBeVisible();
  },
};

export const WithCommandKey: Story = {
  args: { hasCommandKey: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌘ K')).toBeVisible();
  },
};

export const ScreenWithoutItsOwnHelp: Story = {
  args: { topic: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText('On this screen')).toBeNull();
  },
};
