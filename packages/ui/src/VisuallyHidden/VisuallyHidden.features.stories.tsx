import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden/Features',
  component: VisuallyHidden,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ExampleIconWithWords: Story = {
  render: () => (
    <button type="button" style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
      Name <ArrowUp size={14} aria-hidden="true" />
      <VisuallyHidden>sorted ascending</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Name sorted ascending');
  },
};

export const LongText: Story = {
  args: { children: 'column-without-a-break-'.repeat(40) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
