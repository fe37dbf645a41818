import { useNavigate } from 'react-router';
import { useNavigationLock } from '../../../platform/navigationLock/useNavigationLock.ts';
import { forms } from '../early.ts';
import { noteMadeForm } from '../madeForm.ts';
import { FormSettingsDialog } from './FormSettingsDialog.tsx';

/** The modal over the browser. */
export interface NewFormDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Makes a new form template, and leads to it. */
export function NewFormDialog({ isOpen, onClose }: NewFormDialogProps) {
  const navigate = useNavigate();
  useNavigationLock();
  return (
    <FormSettingsDialog
      isOpen={isOpen}
      loaded={null}
      onClose={onClose}
      onSaved={({ saved: { doc } }) => {
        onClose();
        noteMadeForm(doc.id);
        void navigate(forms.paths.pathOfId(doc.id));
      }}
    />
  );
}
