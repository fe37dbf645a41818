import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Combobox } from '../Combobox/index.ts';
import { MultiSelect } from './MultiSelect.tsx';
import type { MultiSelectProps } from './types.ts';

const products = ['Business Owners', 'Commercial Auto', 'Commercial Property', 'General Liability'];
const classCodes = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(110000 + index),
  label: `${110000 + index} Industry class ${index + 1}`,
}));

const meta = {
  title: 'Components/MultiSelect/Features',
  component: MultiSelect<string>,
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Products',
    placeholder: 'Choose products',
    options: products.map((label) => ({ value: label, label })),
    onValueChange: fn(),
  },
  parameters: { frame: { maxWidth: 320, minHeight: 400 } },
} satisfies Meta<typeof MultiSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { defaultValue: ['Commercial Auto'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }));
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(canvas.getByRole('option', { name: 'Commercial Auto' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Chosen: Commercial Auto');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} {ArrowDown} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Business Owners', 'Commercial Auto']);
    await userEvent.keyboard('{End}{Enter}{Home}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Commercial Auto', 'General Liability']);
    await userEvent.keyboard('{Control>}{Shift>}{End}{/Control}{ArrowUp}{/Shift}');
    const rest = ['Business Owners', 'Commercial Property'];
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'Commercial Auto',
      'General Liability',
      ...rest,
    ]);
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: 'Commercial Property' }).id,
    );
    await userEvent.keyboard('{Enter}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Enter}{Home}{Enter}');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Commercial Auto']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Remove Commercial Auto' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('a b');
    await expect(input).toHaveValue('a b');
  },
};

export const SelectAllThatFits: Story = {
  args: { defaultValue: ['General Liability'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'comm');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 2' }));
    const all = ['General Liability', 'Commercial Auto', 'Commercial Property'];
    await expect(args.onValueChange).toHaveBeenLastCalledWith(all);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['General Liability']);
    await userEvent.keyboard('{ArrowDown}{Control>}a{/Control}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(all);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['General Liability']);
    await expect(input).toHaveFocus();
  },
};

export const AllItem: Story = {
  args: { allItem: { value: '*', label: 'All Products' }, defaultValue: ['*'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Commercial Auto' }));
    await userEvent.click(canvas.getByRole('option', { name: 'General Liability' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Commercial Auto', 'General Liability']);
    await userEvent.click(canvas.getByRole('option', { name: 'All Products' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['*']);
  },
};

export const CreateNew: Story = {
  args: { onCreate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, ' Cyber ');
    await userEvent.click(canvas.getByRole('option', { name: 'Create new “Cyber”' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith('Cyber');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'general liability');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

export const AnnouncedLater: Story = {
  args: { choiceDebounceMs: 500 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Commercial Auto' }));
    await userEvent.click(canvas.getByRole('option', { name: 'General Liability' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(['Commercial Auto', 'General Liability']),
    );
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

function Leaving(props: MultiSelectProps<string>) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <MultiSelect {...props} />}
      <Button onMouseDown={(event) => event.preventDefault()} onClick={() => setShown(false)}>
        Close
      </Button>
    </>
  );
}

export const NothingIsLost: Story = {
  args: { choiceDebounceMs: 60_000 },
  render: Leaving,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Commercial Auto' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['Commercial Auto']));
  },
};

export const Limit: Story = {
  args: { maxChoices: 2, defaultValue: ['Commercial Auto'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'General Liability' }));
    await expect(canvas.getByText('At most 2 can be chosen')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Business Owners' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('option', { name: 'Business Owners' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Commercial Auto', 'General Liability']);
  },
};

/** The arrows that move the caret take the focus back into the text: Enter then chooses nothing, and a blank is one. */
export const CaretMoves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'auto');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter} ');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('aut o');
  },
};

export const TenThousandOptions: Story = {
  args: { label: 'Class codes', placeholder: 'Choose class codes', options: classCodes },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(canvas.getAllByRole('option').length).toBeLessThan(20);
    await userEvent.keyboard('{ArrowUp}');
    const last = await canvas.findByRole('option', { name: '119999 Industry class 10000' });
    await expect(input).toHaveAttribute('aria-activedescendant', last.id);
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['119999']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('+9,950')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('+9,997')).toBeVisible());
  },
};

export const Overflow: Story = {
  args: { defaultValue: products, maxChips: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('+3')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('+3')).not.toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

const longLabel = 'Deductible for all other perils by total insured value band and state';

export const LongText: Story = {
  args: { options: [{ value: 'long', label: longLabel }], defaultValue: ['long'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chip = canvas.getByRole('listitem');
    await userEvent.hover(chip);
    const body = canvasElement.ownerDocument.body;
    await waitFor(() => expect(body.querySelector('[role="tooltip"]')).toHaveTextContent(longLabel));
    await userEvent.unhover(chip);
    await waitFor(() => expect(body.querySelector('[role="tooltip"]')).toBeNull());
  },
};

export const Loading: Story = {
  args: { isLoading: true, options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading options');
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'umbrella');
    await expect(canvas.getByText('No matches')).toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Choose at least one product', isRequired: true } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['Commercial Auto'] } };

export const DisabledOption: Story = {
  args: {
    options: [
      { value: 'auto', label: 'Commercial Auto' },
      { value: 'flood', label: 'Flood', isDisabled: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Flood' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Select all 1' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: {
    defaultValue: ['Commercial Auto', 'General Liability'],
    readOnlyReason: 'You need the permission MANAGE_DATASETS',
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('x{ArrowDown}{Backspace}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'المنتجات',
    options: ['التأمين على السيارات', 'التأمين على الممتلكات'].map((label) => ({ value: label, label })),
    defaultValue: ['التأمين على السيارات'],
    labels: { remove: (label) => `إزالة ${label}`, chosen: (label) => `المختار: ${label}` },
    clearLabel: 'مسح',
    toggleLabel: 'عرض الخيارات',
  },
  parameters: { rightToLeft: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /إزالة/ })).toHaveFocus();
  },
};

function Filters(props: MultiSelectProps<string>) {
  const [states, setStates] = useState<readonly string[]>([]);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Combobox label="Carrier" options={[{ value: 'a', label: 'Atlas Mutual' }]} isClearable />
      <MultiSelect {...props} value={states} onValueChange={setStates} />
      <Button disabledReason={states.length === 0 ? 'Choose a product first' : undefined}>Apply</Button>
    </div>
  );
}

export const ExampleFilters: Story = {
  render: Filters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Products' }), 'gen{Enter}{Escape}');
    await expect(canvas.getByRole('button', { name: 'Apply' })).not.toHaveAttribute('aria-disabled');
  },
};

export const InAForm: Story = {
  args: { name: 'products', defaultValue: ['Commercial Auto', 'General Liability'] },
  render: (args) => (
    <form aria-label="Filter">
      <MultiSelect {...args} />
      <MultiSelect {...args} isDisabled name="off" label="Disabled" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form'));
    await expect(data().getAll('products')).toEqual(['Commercial Auto', 'General Liability']);
    await expect(data().has('off')).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Commercial Auto' }));
    await expect(data().getAll('products')).toEqual(['General Liability']);
  },
};
