import CircleAlert from 'lucide-react/icons/circle-alert';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';

export interface FieldNotesProps {
  /** The control's id; the ids of the notes begin with it: `-note` and `-reason` follow. */
  id: string;
  hint: ReactNode;
  /** Takes the hint's place. */
  error: ReactNode;
  readOnlyReason: string | undefined;
}

/** What is below a control: its error or its hint, and why it cannot be edited. What holds it has the styles `fieldNotes`. */
export function FieldNotes({ id, hint, error, readOnlyReason }: FieldNotesProps) {
  const note = error || hint;
  return (
    <>
      {note && (
        <p id={`${id}-note`} data-part={error ? 'error' : 'hint'}>
          {error && <CircleAlert aria-hidden="true" />}
          <span>{note}</span>
        </p>
      )}
      {readOnlyReason && (
        <p id={`${id}-reason`} data-part="read-only-reason">
          <Lock aria-hidden="true" />
          <span>{readOnlyReason}</span>
        </p>
      )}
    </>
  );
}

/** The ids that a control is described by, for `aria-describedby`: whatever else describes it comes first. */
export function noteIdsOf(
  { id, hint, error, readOnlyReason }: FieldNotesProps,
  others?: string | undefined,
): string | undefined {
  const ids = [others, (error || hint) && `${id}-note`, readOnlyReason && `${id}-reason`];
  return ids.filter(Boolean).join(' ') || undefined;
}
