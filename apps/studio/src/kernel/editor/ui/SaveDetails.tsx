import { useDeferredPart } from '@studio/ui/internal';
import { saveDetailsPart } from './safetyParts.ts';
import type { UnsavedChangesProps } from './UnsavedChanges.tsx';

/** What saving would change, field by field. Its code comes with that of the dialogs that keep edits safe. */
export function SaveDetails(props: UnsavedChangesProps) {
  const UnsavedChanges = useDeferredPart(saveDetailsPart, true);
  return UnsavedChanges && <UnsavedChanges {...props} />;
}
