import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormField } from './FormField.tsx';

const meta = {
  title: 'Components/FormField/Features',
  component: FormField,
  tags: ['!autodocs'],
  args: { label: 'Priority', children: <input type="number" defaultValue={40} /> },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithError: Story = {
  args: { hint: '1 runs first', error: 'Also the priority of Frame' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Priority');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Also the priority of Frame');
    await expect(canvas.queryByText('1 runs first')).not.toBeInTheDocument();
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Priority' })).toBeRequired();
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Priority')).toBeVisible();
  },
};

export const ReadOnlyReason: Story = {
  args: { hint: '1 runs first', readOnlyReason: 'You need the permission MANAGE_DATASETS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Priority')).toHaveAccessibleDescription(
      '1 runs first You need the permission MANAGE_DATASETS',
    );
  },
};

export const DrawnByAFunction: Story = {
  args: { label: 'Script', error: 'Line 2: no such field', children: (control) => <textarea {...control} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Script' })).toBeInvalid();
  },
};
