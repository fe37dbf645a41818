import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ExpressionModal } from './ExpressionModal.tsx';
import type { ExpressionModalProps } from './ExpressionModalProps.ts';
import { documentedFunctions } from './model/documentedFunctions.ts';
import { expressionKinds } from './presets.ts';

const onSave = fn<ExpressionModalProps['onSave'] & {}>();

const meta = {
  title: 'Widgets/ExpressionModal/ReadOnly',
  component: ExpressionModal,
  tags: ['!dev', '!autodocs'],
  args: {
    defaultIsOpen: true,
    variableName: 'totalPremium',
    kind: expressionKinds.value,
    functions: documentedFunctions,
    defaultValue: { script: 'sum(1, 2)', valueFormat: '0.00' },
    onSave,
    onOpenChange: fn(),
    searchForms: async () => [],
    loadFields: async () => [],
  },
  beforeEach: () => {
    onSave.mockReset();
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ExpressionModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const findScript = () => screen.findByRole('textbox', { name: 'Script' }, { timeout: 10_000 });
const textOf = (editor: HTMLElement) =>
  [...editor.querySelectorAll('.cm-line')].map(({ textContent }) => textContent).join('\n');

/** A reviewer reads and copies the script and its format, and has nothing to change them with. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'You need the permission MANAGE_FORMS' },
  play: async ({ args, userEvent }) => {
    const script = await findScript();
    await expect(script).toHaveAttribute('aria-readonly', 'true');
    await expect(script).toHaveAccessibleDescription(/You need the permission MANAGE_FORMS/);
    await userEvent.click(script);
    await userEvent.keyboard('9');
    await expect(textOf(script)).toBe('sum(1, 2)');
    document.getSelection()?.selectAllChildren(script);
    await expect(document.getSelection()?.toString()).toContain('sum(1, 2)');
    await expect(screen.getByRole('textbox', { name: 'Value Format' })).toHaveAttribute('readonly');
    for (const name of ['Save', 'Save and Close', 'Add to Script'])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    const [close] = screen.getAllByRole('button', { name: 'Close' }).reverse();
    close?.click();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** A script of a hundred thousand members, and one of two megabytes, are shown to readers, too. */
export const ScriptsOfAnySize: Story = {
  args: { isReadOnly: true, value: { script: `a${'.b'.repeat(100_000)}` } },
  play: async () => {
    const script = await findScript();
    await waitFor(() => expect(textOf(script)).toMatch(/^a\.b\.b/), { timeout: 20_000 });
  },
};

/** Pasted and edited, they are read as well, and nothing else of the page suffers. */
export const PastedScript: Story = {
  play: async ({ userEvent }) => {
    const script = await findScript();
    await userEvent.click(script);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', `${'('.repeat(100_000)}\n${'x'.repeat(2_000_000)}`);
    script.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expect(
      await screen.findByText(/nested too deeply to be read/, undefined, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Cancel aborts a pending save. */
export const CancelWhileSaving: Story = {
  play: async ({ args, userEvent }) => {
    onSave.mockReturnValueOnce(new Promise(() => undefined));
    await findScript();
    await userEvent.type(screen.getByRole('textbox', { name: 'Value Format' }), '0');
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    const { signal, reason } = onSave.mock.lastCall?.[1] ?? {};
    await expect(reason).toBe('save');
    await expect(signal?.aborted).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(signal?.aborted).toBe(true));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};
