import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea/Features',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'Description', value: 'ISO construction classes 1 to 6', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithError: Story = {
  args: { error: 'At most 1000 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { readOnlyReason: 'You need the permission MANAGE_DATASETS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const GrowsWithItsText: Story = {
  args: { value: Array.from({ length: 9 }, (_, line) => `Line ${line + 1}`).join('\n') },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
  },
};
