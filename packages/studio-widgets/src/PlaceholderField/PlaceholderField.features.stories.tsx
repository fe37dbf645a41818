import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PlaceholderField } from './PlaceholderField.tsx';

const many = Array.from({ length: 400 }, (_, index) => ({
  name: `value${index}`,
  label: `Value ${index}`,
  sample: `Sample ${index}`,
}));

const meta = {
  title: 'Widgets/PlaceholderField/Features',
  tags: ['!dev', '!autodocs'],
  component: PlaceholderField,
  args: { label: 'Message', isMultiline: true, placeholders: many, onValueChange: fn() },
  parameters: { frame: { minHeight: 480 } },
} satisfies Meta<typeof PlaceholderField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of hundreds those in sight are drawn; the keyboard reaches all of them, and undo takes back what was inserted. */
export const Hundreds: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'First line{Enter}{{{{');
    const list = await screen.findByRole('listbox', { name: 'Placeholders' });
    await expect(within(list).getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{ArrowUp}');
    const last = await within(list).findByRole('option', { name: /Value 399/ });
    await expect(field).toHaveAttribute('aria-activedescendant', last.id);
    await waitFor(() => expect(last).toBeVisible());
    await expect(last).toHaveAttribute('aria-posinset', '400');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('First line\n{{value399}}'));
    document.execCommand('undo');
    await waitFor(() => expect(field).toHaveValue('First line\n{{'));
  },
};

/** Escape closes the list and leaves what was typed, until other braces are typed; a click chooses. */
export const EscapeAndPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '{{{{val');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.type(field, 'ue');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(field, '7}} and {{{{value 12');
    await userEvent.click(await screen.findByRole('option', { name: /Value 12\b/ }));
    await waitFor(() => expect(field).toHaveValue('{{value7}} and {{value12}}'));
    await expect(field).toHaveFocus();
  },
};

/** What will not be filled in is named below, but not while it is being typed. A caret that is only moved opens nothing. */
export const Faults: Story = {
  args: { defaultValue: 'Dear {{valueX}} and {{value1' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Unknown placeholder, sent as it stands: {{valueX}}')).toBeVisible();
    await expect(canvas.getByText('Not closed with }}, sent as it stands: {{value1')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(field);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.queryByText(/Not closed/)).toBeNull());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Backspace}1');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('Dear {{valueX}} and {{value1}}'));
    await expect(canvas.queryByText(/Not closed/)).toBeNull();
  },
};

/** A line that appears when the field is left would move what is being pressed: it waits for the click. */
export const LeftByAPress: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '{{{{value1');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvasElement });
    await expect(field).not.toHaveFocus();
    await expect(canvas.queryByText(/Not closed/)).toBeNull();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: canvasElement });
    await expect(await canvas.findByText('Not closed with }}, sent as it stands: {{value1')).toBeVisible();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** What cannot be changed offers nothing. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'You may view this template', defaultValue: '{{value1}}' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Insert placeholder' })).toBeNull();
  },
};

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(1200)}`;

/** Long texts are cut in the list and below the field, and markup is text. */
export const HostileContent: Story = {
  args: {
    placeholders: [{ name: hostile.replaceAll(/[{}]/g, ''), label: hostile, sample: hostile }],
    defaultValue: `{{${'x'.repeat(9000)}}} ${Array.from({ length: 300 }, (_, index) => `{{y${index}}}`).join(' ')}`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/{{x{58}….*{{y3}}, and 296 more$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Insert placeholder' }));
    const option = await screen.findByRole('option');
    await expect(option).toBeVisible();
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Names and addresses keep their direction in a list from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'رسالة',
    defaultValue: 'مرحبا {{insuredName}}',
    placeholders: [
      { name: 'insuredName', label: 'اسم المؤمن له', sample: 'شركة الميناء' },
      { name: 'quoteNumber', label: 'رقم العرض', sample: 'Q-77215-2' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'رسالة' }), ' {{{{quo');
    await expect(await screen.findByRole('option', { name: /رقم العرض/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'رسالة' })).toHaveValue(
        'مرحبا {{insuredName}} {{quoteNumber}}',
      ),
    );
  },
};
