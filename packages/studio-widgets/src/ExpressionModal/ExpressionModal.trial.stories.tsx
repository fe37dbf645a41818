import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import editor, { editorOf } from './ExpressionModal.stories.tsx';
import { ExpressionModal } from './ExpressionModal.tsx';
import type { ScriptRunner } from './types.ts';

/** Adds up the fields that a script names: as much of an interpreter as the story needs. */
const runner: ScriptRunner = {
  check: (script) =>
    script.includes('Math.abs') ? { reason: 'There is no Math.abs here.', from: 0, to: 8 } : null,
  inputsOf: (script) =>
    [...new Set(script.match(/(?<=field\('\w+', ')\w+/g))].map((key) => ({
      key,
      label: `${key} (Loss Report)`,
    })),
  run: (script, { values, valueFormat }) => {
    if (!script.endsWith(')')) return { text: 'The expression cannot be read.', isError: true };
    const entered = Object.values(values).filter((value) => value !== '');
    if (entered.length === 0) return { text: '' };
    const sum = entered.reduce((so, value) => so + Number(value), 0);
    return {
      text: valueFormat.replace('#', String(sum)),
      meaning: sum > 100 ? 'Above the limit.' : undefined,
    };
  },
  formatExamples: (format) =>
    ['0', '1234.5'].map((number) => ({ number, text: format.replace('#', number) })),
};

const meta = {
  title: 'Widgets/ExpressionModal/Trial',
  component: ExpressionModal,
  tags: ['!dev', '!autodocs'],
  args: {
    ...editor.args,
    defaultValue: {
      script: "sum(field('LossReport', 'contentsLoss'), field('LossReport', 'waterLoss'))",
      valueFormat: '$#',
    },
    loadRunner: async () => runner,
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ExpressionModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the script reads has a field each; the result follows the sample values, the script and its format. */
export const SampleValues: Story = {
  play: async ({ userEvent }) => {
    await editorOf();
    const result = () => document.querySelector('[data-part="trial-result"]');
    await waitFor(() => expect(result()).toHaveTextContent('Result:empty'));
    await userEvent.type(screen.getByRole('textbox', { name: 'contentsLoss (Loss Report)' }), '120');
    await expect(result()).toHaveTextContent('Result:$120Above the limit.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Value Format' }), ' USD');
    await expect(result()).toHaveTextContent('$120 USD');
    await expect(screen.getByText('$1234.5 USD')).toBeVisible();
    await userEvent.click(await editorOf());
    await userEvent.keyboard('{Control>}{End}{/Control} +');
    await waitFor(() => expect(result()).toHaveTextContent('The expression cannot be read.'));
    await expect(result()).toHaveAttribute('data-error');
  },
};

const learned: ScriptRunner = {
  ...runner,
  inputsOf: (script) => runner.inputsOf(script).map((input) => ({ ...input, hint: 'A number' })),
};

/** What the runner finds out of what the script reads is used as soon as it is known. */
export const Learning: Story = {
  args: { debounceMs: 0, loadRunner: async () => ({ ...runner, learn: async () => learned }) },
  play: async () => {
    await editorOf();
    const input = await screen.findByRole('textbox', { name: 'contentsLoss (Loss Report)' });
    await waitFor(() => expect(input).toHaveAccessibleDescription('A number'));
  },
};

/** What the interpreter of the host does not read is an error at its place, and cannot be saved: JavaScript or not. */
export const Refused: Story = {
  args: { defaultValue: { script: '', valueFormat: '' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await editorOf());
    await userEvent.keyboard('1');
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.keyboard('{Backspace}Math.abs(1)');
    await expect(await screen.findByText('Line 1: There is no Math.abs here.')).toBeVisible();
    await expect(save).toBeDisabled();
  },
};
