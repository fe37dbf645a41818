import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CodeText } from './CodeText.tsx';

const long = `const names = ${JSON.stringify(['Frame', 'Joisted Masonry', 'Non-Combustible', 'Masonry Non-Combustible'])};
if (names.includes(field('constructionClass')) && field('distanceToCoast') <= 1.0 && field('roofAge') > 15) {
  refer('Property underwriting');
}`;

const meta = {
  title: 'Components/CodeText/Features',
  component: CodeText,
  tags: ['!dev', '!autodocs'],
  args: { code: long, variant: 'block', label: 'Expression' },
  parameters: { frame: { maxWidth: 480 } },
} satisfies Meta<typeof CodeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: () => (
    <p>
      The field <CodeText code="totalInsuredValue" /> is compared with <CodeText code="5_000_000" />, as{' '}
      <CodeText code="field('totalInsuredValue')" isCopyable labels={{ copy: 'Copy the expression' }} /> has
      it.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByText('totalInsuredValue')).toBeVisible();
  },
};

export const LineNumbers: Story = {
  args: { hasLineNumbers: true, code: Array.from({ length: 12 }, (_, n) => `step(${n + 1});`).join('\n') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part="line"]')).toHaveLength(12);
    await expect(canvasElement.querySelector('[data-part="line"]')).toHaveTextContent(/^step\(1\);$/);
  },
};

export const Overflow: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Expression' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { isWrapped: true, hasLineNumbers: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { code: '' } };

export const WithError: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not be copied'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 4000 });
    write.mockRestore();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <p>
        الحقل <CodeText code="totalInsuredValue" /> مطلوب.
      </p>
      <CodeText
        {...args}
        hasLineNumbers
        labels={{ copy: 'نسخ' }}
        label="تعبير"
        style={{ marginBlockStart: 8 }}
      />
    </div>
  ),
};

export const ExampleWithExplanation: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <p>
        <CodeText code="round" /> gives the nearest whole number:
      </p>
      <CodeText variant="block" code={"Math.round(field('roofAge') / 5)"} />
    </div>
  ),
};
