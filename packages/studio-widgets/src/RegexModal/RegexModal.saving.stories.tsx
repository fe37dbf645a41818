import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SignOutHost } from '../shared/testing/SignOutHost.tsx';
import { RegexModal } from './RegexModal.tsx';
import type { RegexModalProps } from './RegexModalProps.ts';

const onSave = fn<RegexModalProps['onSave'] & {}>();

const meta = {
  title: 'Widgets/RegexModal/Saving',
  component: RegexModal,
  tags: ['!dev', '!autodocs'],
  args: {
    defaultIsOpen: true,
    variableName: 'postalCode',
    defaultValue: '\\d{5}',
    onSave,
    onOpenChange: fn(),
    onTest: fn(async () => ({ problems: [], matches: [{ start: 0, end: 5 }] })),
  },
  beforeEach: () => {
    onSave.mockReset();
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof RegexModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const findExpression = () =>
  screen.findByRole('textbox', { name: 'Regular Expression' }, { timeout: 10_000 });

/** A reviewer reads, copies and tests the expression, and has nothing to change it with. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'You need the permission MANAGE_FORMS' },
  play: async ({ args, userEvent }) => {
    const expression = await findExpression();
    await expect(expression).toHaveAttribute('readonly');
    await expect(expression).toHaveAccessibleDescription('You need the permission MANAGE_FORMS');
    await userEvent.type(expression, 'x');
    await expect(expression).toHaveValue('\\d{5}');
    await userEvent.type(screen.getByRole('textbox', { name: 'Test Data' }), '33139{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Success!'));
    await expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    const [close] = screen.getAllByRole('button', { name: 'Close' }).reverse();
    close?.click();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** It goes on with what was kept, and passes on what is edited; what is stored again is nothing to keep. */
export const GoesOn: Story = {
  args: { defaultDraft: '\\d{5}-', onEdit: fn() },
  play: async ({ args, userEvent }) => {
    const expression = await findExpression();
    await expect(expression).toHaveValue('\\d{5}-');
    await expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
    await userEvent.type(expression, '1');
    await expect(args.onEdit).toHaveBeenLastCalledWith('\\d{5}-1');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onEdit).toHaveBeenLastCalledWith(null);
  },
};

/** When saving fails the modal stays with the reason and what was typed. */
export const SaveFails: Story = {
  play: async ({ args, userEvent }) => {
    onSave
      .mockRejectedValueOnce(new Error('There is no connection to the server.'))
      .mockResolvedValueOnce(undefined);
    const expression = await findExpression();
    await userEvent.type(expression, '$');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The expression could not be saved. There is no connection to the server.',
    );
    await expect(expression).toHaveValue('\\d{5}$');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(onSave).toHaveBeenCalledTimes(2);
  },
};

/** Cancel aborts a pending save. */
export const CancelWhileSaving: Story = {
  play: async ({ userEvent }) => {
    onSave.mockReturnValueOnce(new Promise(() => undefined));
    await userEvent.type(await findExpression(), '$');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    const { signal } = onSave.mock.lastCall?.[1] ?? {};
    await expect(signal?.aborted).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(signal?.aborted).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** So does the host when it closes the modal, as when the user signs out. */
export const SignedOutWhileSaving: Story = {
  render: (args) => (
    <SignOutHost opener="Regular Expression" render={(layer) => <RegexModal {...args} {...layer} />} />
  ),
  play: async ({ canvas, userEvent }) => {
    onSave.mockReturnValueOnce(new Promise(() => undefined));
    await userEvent.click(canvas.getByRole('button', { name: 'Regular Expression' }));
    await userEvent.type(await findExpression(), '$');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    const { signal } = onSave.mock.lastCall?.[1] ?? {};
    canvas.getByTestId('sign-out').click();
    await waitFor(() => expect(signal?.aborted).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
