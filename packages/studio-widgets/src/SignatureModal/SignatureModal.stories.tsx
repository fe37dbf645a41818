import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { caretAtEnd, typeText } from '../RichTextEditor/storyText.ts';
import { SignatureModal } from './SignatureModal.tsx';
import type { SignatureModalProps } from './SignatureModalProps.ts';

const onSave = fn<SignatureModalProps['onSave']>();

function Page(props: SignatureModalProps) {
  const [isOpen, setOpen] = useState(false);
  const [signature, setSignature] = useState(props.value);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Signature</Button>
      <SignatureModal
        {...props}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          props.onOpenChange?.(open);
        }}
        value={signature}
        onSave={async (next, options) => {
          await props.onSave(next, options);
          setSignature(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Widgets/SignatureModal',
  component: SignatureModal,
  args: { value: '<p>Kind regards,</p><p>Ana Fields</p>', onSave, onOpenChange: fn() },
  argTypes: { isOpen: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: [
        'The e-mail signature of an organization, for those who may edit it and for those who may read it.',
      ],
      avoid: ['A text that is part of a form: `RichTextEditor` in it.'],
      pattern: 'Dialog (Modal)',
      keys: {
        Tab: 'goes through its controls and stays inside',
        Escape: 'does not close it; in the toolbar it goes back to the text',
      },
    },
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof SignatureModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <SignatureModal {...args} defaultIsOpen />,
  play: async () => {
    const layer = await screen.findByRole('dialog', { name: 'Email Signature' }, { timeout: 5000 });
    await waitFor(() => expect(layer).toBeVisible());
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Signature' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Email Signature' }, { timeout: 5000 });
    const parts = within(dialog);
    const save = parts.getByRole('button', { name: 'Save' });
    const text = await parts.findByRole('textbox', { name: 'Email Signature' }, { timeout: 10_000 });

    await step('Save is disabled until the text differs from the original', async () => {
      await waitFor(() => expect(text).toHaveFocus());
      await expect(save).toHaveAttribute('aria-disabled', 'true');
      await expect(save).toHaveAccessibleDescription('Nothing has changed.');
      await caretAtEnd(text);
      await typeText(text, '!');
      await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    });

    await step('and again when the edit is undone', async () => {
      await userEvent.click(parts.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(save);
      await expect(onSave).not.toHaveBeenCalled();
    });

    await step('Escape and the ground around it do not close it', async () => {
      await userEvent.keyboard('{Escape}');
      const ground = document.querySelector('[data-part~="backdrop"]');
      if (!ground) throw new Error('The dialog has no backdrop.');
      await userEvent.click(ground);
      await expect(dialog).toBeVisible();
    });

    await step('Save stores the text once and closes', async () => {
      await caretAtEnd(text);
      await typeText(text, ', Ltd.');
      await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
      await userEvent.dblClick(save);
      await expect(onSave).toHaveBeenCalledTimes(1);
      await expect(onSave.mock.lastCall?.[0]).toBe('<p>Kind regards,</p><p>Ana Fields, Ltd.</p>');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const Playground: Story = {};
