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
  title: 'Components/FormField',
  component: FormField,
  args: { label: 'Priority', hint: '1 runs first', children: <PlainInput /> },
  parameters: {
    guide: {
      use: [
        'A control of your own needs a label, a hint and an error that belong to it for everyone.',
        'Take the function form when the control is not the only child.',
      ],
      avoid: [
        'Text, numbers, dates and choices: the fields of this library draw it themselves.',
        'Several controls under one name: a `fieldset`, or `RadioGroup`.',
      ],
      pattern: 'none: label, hint and error of the control inside',
      keys: {},
    },
  },
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
