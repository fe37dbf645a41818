import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answerCalls } from '../object/testing/answerCalls.ts';
import { EmailPreview } from './EmailPreview.tsx';
import { toPlainText } from './toPlainText.ts';

const placeholders = [
  { name: 'insuredName', label: 'Insured name', sample: 'Prairie Freight LLC' },
  { name: 'quoteNumber', label: 'Quote number', sample: 'Q-77215-2' },
];

const meta = {
  title: 'Screens/Messages/E-mail preview',
  component: EmailPreview,
  beforeEach: () =>
    answerCalls({ answers: { '/rest/NotificationPlaceholder': placeholders }, permissions: [] }),
  args: {
    to: ['Agent'],
    cc: ['marta.oduya@example.com'],
    bcc: [],
    subject: 'Your quote {{quoteNumber}}',
    body: '<h2>Hello</h2><p>Read <a href="https://x.example/q">your quote</a>:</p><ul><li>Wind</li><li>Hail</li></ul>',
  },
} satisfies Meta<typeof EmailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As its readers get it, on a light screen and a dark one. */
export const AsHtml: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'your quote' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Dark' }));
    const view = canvasElement.querySelector('[data-part="view"]') ?? canvasElement;
    await expect(getComputedStyle(view).backgroundColor).toBe('rgb(28, 31, 36)');
    await expect(getComputedStyle(view).color).toBe('rgb(232, 234, 237)');
  },
};

/** Links look like links and show their addresses, but are inert. */
export const LinksAreInert: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: 'your quote' });
    await expect(link).toHaveAttribute('title', 'https://x.example/q');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(canvasElement.querySelector('[data-part="view"] [href]')).toBeNull();
  },
};

/** A placeholder is what is read as one, whatever styles are on a part of it. What is not known is marked, in the subject too. */
export const Placeholders: Story = {
  args: {
    subject: 'For {{nobody}} {{open',
    body: '<p>{{<b>insuredName</b>}} {{a&amp;b}}</p><table><tbody><tr><td>{{nowhere}}</td></tr></tbody></table>',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const marked = () =>
      [...canvasElement.querySelectorAll('[data-part="mark"]')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marked()).toEqual(['{{nobody}}', '{{open', '{{a&b}}', '{{nowhere}}']));
    await expect(canvas.getByText('Prairie Freight LLC').tagName).toBe('B');
    await userEvent.click(canvas.getByRole('radio', { name: 'Plain text' }));
    await expect(canvasElement.querySelector('pre')?.textContent).toContain('Prairie Freight LLC {{a&b}}');
    await expect(marked()).toEqual(['{{nobody}}', '{{open', '{{a&b}}', '{{nowhere}}']);
  },
};

/** For readers without HTML: a line for each block, a dash before an item, the address after a link. */
export const AsPlainText: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Plain text' }));
    await expect(canvasElement.querySelector('pre')?.textContent).toBe(
      'Hello\n\nRead your quote <https://x.example/q>:\n\n- Wind\n- Hail',
    );
    await expect(toPlainText('<p>One<br>two</p><script>x</script><p> three  four</p>')).toBe(
      'One\ntwo\n\nthree four',
    );
  },
};

/** Not written yet. */
export const Empty: Story = {
  args: { to: [], cc: [], subject: '', body: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No subject')).toBeVisible();
    await expect(await canvas.findByText('There is no message yet.')).toBeVisible();
  },
};

/** Markup that could run does not. */
export const Hostile: Story = {
  args: {
    subject: '<img src=x onerror=alert(1)>',
    body: '<p>Safe</p><script>document.title = "run"</script><img src="x" onerror="document.title=\'run\'">',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Safe')).toBeVisible();
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
    await expect(document.title).not.toBe('run');
  },
};
