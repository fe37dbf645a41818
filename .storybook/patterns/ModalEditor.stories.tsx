import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ConfirmDialog, Dialog, NumberField, TextField } from '@studio/ui';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { PatternPage } from './PatternPage.tsx';

const saved = { name: 'Coastal frame buildings', priority: 40 };

/**
 * A few fields of an object, edited over the page they belong to. It is static: a stray click loses nothing. Closing it with
 * changes asks first.
 */
function ModalEditor() {
  const [isOpen, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const [stored, setStored] = useState(saved);
  const [draft, setDraft] = useState(saved);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored);

  function close() {
    if (isDirty) setAsking(true);
    else setOpen(false);
  }

  function discard() {
    setDraft(stored);
    setAsking(false);
    setOpen(false);
  }

  function save() {
    setStored(draft);
    setOpen(false);
  }

  return (
    <PatternPage>
      <p>
        {stored.name}, priority {stored.priority}
      </p>
      <div>
        <Button onClick={() => setOpen(true)}>Rule Settings</Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(next) => (next ? setOpen(true) : close())}
        title="Rule Settings"
        isStatic
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              onClick={save}
              disabledReason={isDirty ? undefined : 'Nothing has changed'}
            >
              Save
            </Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField
            label="Name"
            isRequired
            value={draft.name}
            onValueChange={(name) => setDraft({ ...draft, name })}
          />
          <NumberField
            label="Priority"
            hint="1 runs first"
            min={1}
            value={draft.priority}
            onValueChange={(priority) => setDraft({ ...draft, priority: priority ?? 1 })}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Discard changes"
        message="Are you sure you want to discard your changes?"
        onConfirm={discard}
      />
    </PatternPage>
  );
}

const meta = {
  title: 'Patterns/A modal editor',
  component: ModalEditor,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      use: [
        'Few fields that belong to what is on the page, and that are saved or given up as one.',
        'Make it `isStatic`, and ask before changes are given up: `ConfirmDialog`.',
        'Save stays reachable and says why it cannot be pressed.',
      ],
      avoid: [
        'An object with an address of its own: an editor.',
        'Something to read only: `Popover`, or a place on the page.',
      ],
      pattern: 'Dialog (Modal)',
      keys: { Tab: 'goes round inside', Enter: 'presses the focused button' },
    },
  },
} satisfies Meta<typeof ModalEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rule Settings' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** What was typed is not given up without a question. */
export const AsksBeforeItCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, '!');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Coastal frame buildings, priority 40')).toBeVisible();
  },
};
