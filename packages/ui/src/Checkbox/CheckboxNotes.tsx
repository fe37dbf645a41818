import CircleAlert from 'lucide-react/icons/circle-alert';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { FieldNote } from '../FormField/FormField.styles.ts';
import { CheckboxNoteList } from './Checkbox.styles.ts';

interface CheckboxNotesProps {
  /** The ids of the notes begin with it: `-note` and `-reason` follow. */
  id: string;
  hint: ReactNode;
  error: ReactNode;
  readOnlyReason: string | undefined;
}

/** What stands below a checkbox. */
export function CheckboxNotes({ id, hint, error, readOnlyReason }: CheckboxNotesProps) {
  const note = error || hint;
  if (!note && !readOnlyReason) return null;
  return (
    <CheckboxNoteList>
      {note && (
        <FieldNote id={`${id}-note`} data-part={error ? 'error' : 'hint'}>
          {error && <CircleAlert aria-hidden="true" />}
          <span>{note}</span>
        </FieldNote>
      )}
      {readOnlyReason && (
        <FieldNote id={`${id}-reason`} data-part="read-only-reason">
          <Lock aria-hidden="true" />
          <span>{readOnlyReason}</span>
        </FieldNote>
      )}
    </CheckboxNoteList>
  );
}
