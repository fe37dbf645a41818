import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea/Features',
  component: TextArea,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Description', defaultValue: 'ISO construction classes 1 to 6', onValueChange: fn() },
  parameters: { frame: { maxWidth: 420 } },
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
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-readonly', 'true');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const GrowsWithItsText: Story = {
  args: { defaultValue: Array.from({ length: 9 }, (_, line) => `Line ${line + 1}`).join('\n') },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
  },
};

export const GrowsUpToMaxRows: Story = {
  args: { defaultValue: 'One line', minRows: 1, maxRows: 4 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.click(area);
    await userEvent.keyboard('{Enter}two{Enter}three{Enter}four');
    await waitFor(() => expect(area.clientHeight).toBeGreaterThan(before * 2));
    const atMost = area.clientHeight;
    await userEvent.keyboard('{Enter}five{Enter}six');
    await expect(area.clientHeight).toBe(atMost);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

export const Counter: Story = {
  args: { label: 'Reason', defaultValue: '', maxLength: 20, minRows: 2 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(area, 'fifteen letters');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(area, '!');
    await expect(canvas.getByText('16 / 20')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('At most 4 characters left');
    await userEvent.type(area, '!!!!!!');
    await expect(area).toHaveValue('fifteen letters!!!!!');
    await expect(canvas.getByText('20 / 20')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No characters left');
  },
};

export const TooLongBefore: Story = {
  args: { defaultValue: 'ISO construction classes 1 to 6', maxLength: 20, error: 'At most 20 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31 / 20')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'A label that is far longer than the field that it names, and wraps to a second line',
    defaultValue: 'column-without-a-break-'.repeat(12),
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { label: 'الوصف', defaultValue: 'فئات البناء من ١ إلى ٦', hint: 'بحد أقصى ألف حرف' },
  parameters: { rightToLeft: true },
};
