import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithRef } from 'react';
import { expect } from 'storybook/test';
import { FormField } from './FormField.tsx';

function PlainInput(props: ComponentPropsWithRef<'input'>) {
  const style = {
    width: 96,
    height: 32,
    padding: '0 10px',
    borderRadius: 7,
    border: '1px solid var(--st-line-control)',
    background: 'var(--st-surface)',
    color: 'var(--st-text)',
  };
  return <input type="number" defaultValue={40} style={style} {...props} />;
}

const meta = {
  title: 'Components/FormField/Features',
  component: FormField,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Priority', children: <PlainInput /> },
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
  args: {
    label: 'Script',
    error: 'Line 2: no such field',
    children: (control) => <PlainInput type="text" {...control} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Script' })).toBeInvalid();
  },
};

export const LongText: Story = {
  args: {
    label: 'A label that is far longer than the field that it names, and wraps to a second line',
    hint: 'column-without-a-break-'.repeat(8),
  },
  parameters: { frame: { maxWidth: 260 } },
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('[data-part="form-field"]');
    await expect(field?.scrollWidth).toBeLessThanOrEqual(field?.clientWidth ?? 0);
  },
};

export const RightToLeft: Story = {
  args: { label: 'الأولوية', hint: '١ أولًا', isRequired: true },
  parameters: { rightToLeft: true },
};
