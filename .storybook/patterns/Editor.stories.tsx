import type { Meta, StoryObj } from '@storybook/react-vite';
import { FadingNotification, NotificationRegion, Select, TextArea, TextField } from '@studio/ui';
import { ActionBar, EditorHeader } from '@studio/widgets';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PatternPage } from './PatternPage.tsx';

const saved = { name: 'Filing State', type: 'static', description: 'The state that a policy is filed in' };
const types = [
  { value: 'static', label: 'Static' },
  { value: 'dependent', label: 'Product/Field Dependent' },
];
const form = { display: 'grid', gap: 16, maxWidth: 560 };

/**
 * The editor of one object: its name and its actions stay in sight above the form. Dirty and valid are derived from the draft;
 * Save says why it cannot be pressed, and a field says itself what is wrong with it.
 */
function Editor() {
  const [stored, setStored] = useState(saved);
  const [draft, setDraft] = useState(saved);
  const [isSaved, setSaved] = useState(false);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored);
  const error = draft.name.trim() === '' ? 'Enter a name' : undefined;
  const notes = isDirty ? error : 'Nothing has changed';

  function save() {
    setStored(draft);
    setSaved(true);
  }

  return (
    <PatternPage>
      <EditorHeader
        backHref="#/dataSets"
        backLabel="Back to data sets"
        title={stored.name}
        type="Data set"
        actions={
          <ActionBar
            actions={[
              {
                name: 'discard',
                label: 'Discard',
                isDisabled: !isDirty,
                disabledReason: isDirty ? undefined : 'Nothing has changed',
                onRun: () => setDraft(stored),
              },
              {
                name: 'save',
                label: 'Save',
                variant: 'primary',
                disabledReason: notes,
                subText: isDirty ? 'Unsaved changes' : undefined,
                onRun: save,
              },
            ]}
          />
        }
      />
      <div style={form}>
        <TextField
          label="Name"
          isRequired
          value={draft.name}
          error={error}
          onValueChange={(name) => setDraft({ ...draft, name })}
        />
        <Select
          label="Type"
          options={types}
          value={draft.type}
          onValueChange={(type) => setDraft({ ...draft, type: type ?? 'static' })}
        />
        <TextArea
          label="Description"
          value={draft.description}
          onValueChange={(description) => setDraft({ ...draft, description })}
        />
      </div>
      <NotificationRegion>
        {isSaved && (
          <FadingNotification tone="good" message="Successfully saved." onDismiss={() => setSaved(false)} />
        )}
      </NotificationRegion>
    </PatternPage>
  );
}

const meta = {
  title: 'Patterns/An editor',
  component: Editor,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'An object with a name and an address of its own, that people come back to.',
        'Keep name and actions in sight: `EditorHeader` with an `ActionBar`, Save as the one primary action.',
        'Say what is wrong at its field, and at Save why it cannot be pressed.',
      ],
      avoid: [
        'Few fields, edited on the way to something else: a modal editor.',
        'One value of a row: edit it in its place.',
      ],
      pattern: 'Toolbar',
      keys: {
        Tab: 'goes from the way back to the actions, and through the form',
        'ArrowRight, ArrowLeft': 'go through the actions',
      },
    },
  },
} satisfies Meta<typeof Editor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Filing State' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A field that is wrong keeps Save from being pressed; mended, it saves. */
export const InvalidThenSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await expect(name).toHaveAccessibleDescription('Enter a name');
    await userEvent.type(name, 'State of Filing');
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await expect(await canvas.findByText('Successfully saved.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'State of Filing' })).toBeVisible());
  },
};
