import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormField } from './FormField.tsx';

const meta = {
  title: 'Components/FormField',
  component: FormField,
  args: { label: 'Priority', hint: '1 runs first', children: <input type="number" defaultValue={40} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Priority');
    await expect(input).toHaveAccessibleDescription('1 runs first');
    await userEvent.click(canvas.getByText('Priority'));
    await expect(input).toHaveFocus();
  },
};

export const Playground: Story = { args: { isRequired: true, error: 'Enter a number from 1' } };
