import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CodeText } from './CodeText.tsx';

const code = `if (field('totalInsuredValue') > 5_000_000) {
  refer('Property underwriting');
}`;

const meta = {
  title: 'Components/CodeText',
  component: CodeText,
  args: { code, variant: 'block', label: 'Expression', lang: 'javascript' },
  parameters: {
    frame: { maxWidth: 480 },
    guide: {
      use: ['Code, an identifier or a payload is shown to be read or copied.'],
      avoid: [
        'It is edited: the code editor.',
        'Two versions are compared: `DiffText`.',
        'A key to press: `Kbd`.',
      ],
      pattern: 'none: text',
      keys: { 'Enter, Space': 'on the button: copies the code', Arrows: 'scroll a block that has the focus' },
    },
  },
} satisfies Meta<typeof CodeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenLastCalledWith(code);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 4000 });
    write.mockRestore();
  },
};

export const Playground: Story = { args: { hasLineNumbers: true, isWrapped: true } };
