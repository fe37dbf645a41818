import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { labelOf } from '../internal/options/types.ts';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './types.ts';

function Held({ value, onValueChange, ...args }: ComboboxProps<string>) {
  const [chosen, setChosen] = useState(value ?? null);
  return (
    <Combobox
      {...args}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
    />
  );
}

const products = ['Business Owners', 'Commercial Auto', 'Commercial Property', 'General Liability'];
const classCodes = Array.from({ length: 2125 }, (_, index) => ({
  value: String(110000 + index),
  label: `${110000 + index} Industry class ${index + 1}`,
}));

const meta = {
  title: 'Components/Combobox/Features',
  component: Combobox<string>,
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Product',
    placeholder: 'All Products',
    options: products.map((label) => ({ value: label, label })),
    value: null,
    onValueChange: fn(),
  },
  render: Held,
  parameters: { frame: { maxWidth: 280, minHeight: 340 } },
} satisfies Meta<typeof Combobox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { value: 'Commercial Auto' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('option', { name: 'Commercial Auto' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Options that are strings: each is called what its value is. */
export const Strings: Story = {
  args: { options: products },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'auto{Enter}');
    await expect(input).toHaveValue('Commercial Auto');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Commercial Auto');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Commercial Auto');
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'General Liability' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('General Liability');
    await expect(canvas.getByRole('combobox')).toHaveValue('General Liability');
  },
};

export const NoMatches: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'umbrella');
    await expect(canvas.getByText('No matches')).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LeavingKeepsTheChoice: Story = {
  args: { value: 'Commercial Auto' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'gen');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Commercial Auto'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The whole name of an option, whatever its case, is a choice when the input is left. */
export const LeavingChoosesByName: Story = {
  args: { value: 'Commercial Auto' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'general liability ');
    await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('General Liability'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const EscapeRestores: Story = {
  args: { value: 'Commercial Auto' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, ' x');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Commercial Auto');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Commercial Auto');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Clearable: Story = {
  args: { value: 'Commercial Auto', isClearable: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Product' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'gen{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('General Liability');
    await userEvent.clear(input);
    await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(null));
  },
};

export const ClearableWithChoice: Story = {
  args: { value: 'Commercial Auto', isClearable: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const frame = input.closest('[data-part="control"]');
    if (!frame) throw new Error('The story has no frame.');
    await userEvent.click(frame);
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    input.blur();
  },
};

/** The arrows that move the caret take the focus back into the text: Enter then takes no option. */
export const CaretMoves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'auto');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TwoThousandOptions: Story = {
  args: { label: 'Class code', placeholder: 'Select a class code', options: classCodes },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeLessThan(40));
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(5);
    await userEvent.keyboard('{ArrowUp}');
    const last = await canvas.findByRole('option', { name: '112124 Industry class 2125' });
    await expect(input).toHaveAttribute('aria-activedescendant', last.id);
    await expect(last).toHaveAttribute('aria-posinset', '2125');
    await userEvent.type(input, 'class 2000{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('111999');
  },
};

export const OpensAtTheChoice: Story = {
  args: { label: 'Class code', options: classCodes, value: '111800' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await canvas.findByRole('option', { name: '111800 Industry class 1801' });
    await waitFor(() => expect(option).toBeVisible());
    await expect(option).toHaveAttribute('aria-selected', 'true');
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    const middle = (list.top + list.bottom) / 2;
    await expect(Math.abs(option.getBoundingClientRect().top + 16 - middle)).toBeLessThan(32);
  },
};

export const CreateNew: Story = {
  args: { onCreate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'auto');
    await expect(canvas.getAllByRole('option').at(-1)).toHaveTextContent('Create new “auto”');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onCreate).toHaveBeenLastCalledWith('auto');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(input, 'Cyber');
    await userEvent.click(canvas.getByRole('option', { name: 'Create new “Cyber”' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith('Cyber');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, 'commercial auto');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
  },
};

function SearchedByServer({ value: _, ...props }: ComboboxProps<string>) {
  const [options, setOptions] = useState(props.options);
  const search = (text: string) => {
    props.onSearch?.(text);
    setOptions(props.options.filter((option) => labelOf(option).startsWith(text)));
  };
  return <Combobox {...props} options={options} onSearch={search} />;
}

export const ServerSideFilter: Story = {
  args: { isFiltered: false, debounceMs: 250, onSearch: fn() },
  render: SearchedByServer,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Gen');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('General Liability');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
  },
};

export const StaleOptions: Story = {
  args: { isFiltered: false, isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gen');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading options');
    await userEvent.click(canvas.getByRole('option', { name: 'General Liability' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('General Liability');
  },
};

export const KeepsTheOrder: Story = {
  args: {
    isRanked: false,
    options: ['Very low', 'Low', 'High', 'Very high'].map((label) => ({ value: label, label })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'low');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Very low',
      'Low',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

export const Uncontrolled: Story = {
  args: { defaultValue: 'Commercial Auto' },
  render: ({ value: _, ...args }) => <Combobox {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Commercial Auto');
    await userEvent.clear(input);
    await userEvent.type(input, 'gen{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('General Liability');
    await expect(input).toHaveValue('General Liability');
  },
};

const longLabel = 'Deductible for all other perils by total insured value band and state';

export const LongText: Story = {
  args: {
    options: [
      { value: 'long', label: longLabel },
      { value: 'short', label: 'Deductible' },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = canvasElement.ownerDocument.body;
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(body.querySelector('[role="tooltip"]')).toHaveTextContent(longLabel));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(body.querySelector('[role="tooltip"]')).toBeNull());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await userEvent.unhover(input);
    await userEvent.hover(input);
    await waitFor(() => expect(body.querySelector('[role="tooltip"]')).toHaveTextContent(longLabel));
    await userEvent.unhover(input);
    await waitFor(() => expect(body.querySelector('[role="tooltip"]')).toBeNull());
  },
};

export const ScrolledFar: Story = {
  args: { label: 'Class code', options: classCodes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = canvas.getByRole('listbox');
    list.scrollTop = 40_000;
    const option = await canvas.findByRole('option', { name: '111252 Industry class 1253' });
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40);
    await expect(option).toHaveAttribute('aria-posinset', '1253');
    await userEvent.type(canvas.getByRole('combobox'), '1100');
    await waitFor(() => expect(list.scrollTop).toBe(0));
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('110000 Industry class 1');
    await userEvent.keyboard('{Escape}');
  },
};

export const Loading: Story = {
  args: { isLoading: true, options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading options');
  },
};

export const WithError: Story = { args: { error: 'Choose a product', isRequired: true } };

export const Disabled: Story = { args: { isDisabled: true, value: 'Commercial Auto' } };

export const ReadOnly: Story = {
  args: { value: 'Commercial Auto', readOnlyReason: 'You need the permission MANAGE_DATASETS' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('x{ArrowDown}');
    await expect(input).toHaveValue('Commercial Auto');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveAttribute('aria-readonly', 'true');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { isClearable: true, value: 'Commercial Auto' },
};

export const InAForm: Story = {
  args: { name: 'product', options: [{ value: 'ca', label: 'Commercial Auto' }] },
  render: (args) => (
    <form aria-label="Filter">
      <Held {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form'));
    await userEvent.type(canvas.getByRole('combobox'), 'comm');
    await expect(data().getAll('product')).toEqual(['']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(data().getAll('product')).toEqual(['ca']);
  },
};
