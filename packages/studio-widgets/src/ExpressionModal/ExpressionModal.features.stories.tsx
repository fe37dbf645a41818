import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SignOutHost } from '../shared/testing/SignOutHost.tsx';
import { loadFields, searchForms } from '../TwoStepSelector/testing/library.ts';
import { chooseFunction, editorOf, scriptOf } from './ExpressionModal.stories.tsx';
import { ExpressionModal } from './ExpressionModal.tsx';
import type { ExpressionModalProps } from './ExpressionModalProps.ts';
import { documentedFunctions } from './model/documentedFunctions.ts';
import { expressionKinds } from './presets.ts';

const meta = {
  title: 'Widgets/ExpressionModal/Features',
  component: ExpressionModal,
  tags: ['!dev', '!autodocs'],
  args: {
    defaultIsOpen: true,
    variableName: 'totalPremium',
    kind: expressionKinds.value,
    functions: documentedFunctions,
    defaultValue: { script: '1', valueFormat: '0' },
    searchForms,
    loadFields,
    onSave: fn() as ExpressionModalProps['onSave'],
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ExpressionModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const getButton = (name: string) => screen.getByRole('button', { name });

/** Save stays open, and what was saved is what the next change is measured by. */
export const SaveStaysOpen: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await editorOf());
    await userEvent.keyboard('{Control>}{End}{/Control}0');
    await waitFor(() => expect(getButton('Save')).toBeEnabled());
    await userEvent.click(getButton('Save'));
    await expect(args.onSave).toHaveBeenCalledWith(
      { script: '10', valueFormat: '0' },
      { reason: 'save', signal: expect.any(AbortSignal) },
    );
    await waitFor(() => expect(getButton('Save')).toBeDisabled());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const refuse = fn(async (): Promise<void> => undefined);

/** Saving that fails says why and loses nothing. */
export const SaveFailed: Story = {
  args: { onSave: refuse },
  beforeEach: () => {
    refuse.mockImplementationOnce(async () => Promise.reject(new Error('The template is in production.')));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await editorOf());
    await userEvent.keyboard('{Control>}{End}{/Control}0');
    await waitFor(() => expect(getButton('Save and Close')).toBeEnabled());
    await userEvent.click(getButton('Save and Close'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The expression could not be saved. The template is in production.',
    );
    await expect(scriptOf()).toBe('10');
    await userEvent.click(getButton('Save and Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Saving: Story = {
  args: { onSave: () => new Promise<void>(() => undefined) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Value Format' }), '.00');
    await editorOf();
    await waitFor(() => expect(getButton('Save')).toBeEnabled());
    await userEvent.click(getButton('Save'));
    await waitFor(() =>
      expect(document.querySelectorAll('[data-part="footer"] [data-part="spinner"]')).toHaveLength(2),
    );
  },
};

export const CancelForgets: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await editorOf());
    await userEvent.keyboard('23');
    await userEvent.click(getButton('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Nothing typed is lost by a stray Escape: it asks. */
export const ChangedIsNotLost: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await editorOf());
    await userEvent.keyboard('{Control>}{End}{/Control}2');
    getButton('Cancel').focus();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard changes?' }, { timeout: 10_000 });
    await userEvent.click(getButton('Keep editing'));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(getButton('Cancel')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The host closes it when the user signs out; the next opening starts from what is stored. */
export const ClosesOnSignOut: Story = {
  render: (args) => (
    <SignOutHost opener="Value Expression" render={(layer) => <ExpressionModal {...args} {...layer} />} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Value Expression' });
    await userEvent.click(opener);
    await userEvent.click(await editorOf());
    await userEvent.keyboard('23');
    canvas.getByTestId('sign-out').click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await editorOf();
    await expect(scriptOf()).toBe('1');
    await userEvent.click(getButton('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const hostile = '<img src=x onerror=alert(1)> ‮👩‍👩‍👧';

export const HostileContent: Story = {
  args: {
    variableName: hostile.repeat(40),
    valueFormatHelpHref: '#formats',
    functions: [
      {
        name: hostile,
        value: 'sum',
        type: 'function',
        group: hostile.repeat(20),
        operandCount: hostile,
        applicableExpressions: ['value'],
        description: 'unbroken'.repeat(1250),
      },
    ],
  },
  play: async ({ userEvent }) => {
    await editorOf();
    await chooseFunction(userEvent, hostile);
    const dialog = screen.getByRole('dialog', { name: 'JavaScript Expression' });
    await expect(dialog.querySelector('img')).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await editorOf();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { labels: { function: 'الدالة', script: 'النص البرمجي', cancel: 'إلغاء' } },
  play: async () => {
    await screen.findByRole('textbox', { name: 'النص البرمجي' }, { timeout: 10_000 });
    await expect(document.querySelector('.cm-content')).toHaveAttribute('dir', 'ltr');
  },
};
