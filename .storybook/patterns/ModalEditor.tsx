import { Button, ConfirmDialog, Dialog, NumberField, TextField } from '@studio/ui';
import { useState } from 'react';
import { PatternPage } from './PatternPage.tsx';

const saved = { name: 'Coastal frame buildings', priority: 40 };

/**
 * A few fields of an object, edited over the page they belong to. It is static: a stray click loses nothing. Closing it with
 * changes asks first.
 */
export function ModalEditor({ defaultDraft = saved }: { defaultDraft?: typeof saved }) {
  const [isOpen, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const [stored, setStored] = useState(saved);
  const [draft, setDraft] = useState(defaultDraft);
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
