import { FadingNotification, NotificationRegion, Select, TextArea, TextField } from '@studio/ui';
import { ActionBar, EditorHeader } from '@studio/widgets';
import { useState } from 'react';
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
export function Editor({ defaultDraft = saved }: { defaultDraft?: typeof saved }) {
  const [stored, setStored] = useState(saved);
  const [draft, setDraft] = useState(defaultDraft);
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
