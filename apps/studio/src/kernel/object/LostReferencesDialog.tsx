import { useLastShown } from '../../platform/state/useLastShown.ts';
import { lostBy } from '../editor/lostBy.ts';
import type { ReferenceLook } from './FoundReference.ts';
import { ObjectReferences } from './ObjectReferences.tsx';
import type { ObjectTexts } from './ObjectTexts.ts';
import { referencesText } from './references.messages.ts';

/** A save that was refused because others name what it takes away. */
export interface LostReferencesDialogProps {
  /** Why the last save failed; another object for each failure, null while there is none. */
  readonly failure: { readonly error: unknown } | null;
  /** There is something to save. */
  readonly isDirty: boolean;
  /** What the object is called on the screen. */
  readonly name: string;
  readonly texts: ObjectTexts;
  /** How what refers is shown. Default: as references of all kinds are. */
  readonly look?: ReferenceLook | undefined;
  /** Saves with the agreement to these references. */
  readonly onAgree: (expectedReferences: string) => void;
  /** Nothing is saved: the failure is forgotten. */
  readonly onDecline: () => void;
}

/**
 * Asks, once a save was refused because others name what it takes away, whether it is to be made all the same. When the server lists others then, it
 * asks about those.
 */
export function LostReferencesDialog(props: LostReferencesDialogProps) {
  const { failure, isDirty, name, texts, look, onAgree, onDecline } = props;
  const asked = isDirty && lostBy(failure?.error) !== null ? failure : null;
  // What it says stays while it is closed.
  const shown = useLastShown(asked);
  return (
    <ObjectReferences
      variant="modify"
      objectName={name}
      texts={{ ...texts, modifyQuestion: referencesText('lost.question') }}
      {...{ look }}
      isOpen={asked !== null}
      references={lostBy(shown?.error)?.references ?? []}
      onCancel={onDecline}
      onConfirm={() => {
        const lost = lostBy(asked?.error);
        if (lost !== null) onAgree(lost.expectedReferences);
      }}
    />
  );
}
