import { useNavigate } from 'react-router';
import { useNavigationLock } from '../../../platform/navigationLock/useNavigationLock.ts';
import { dataSetEditorPath } from '../dataSets.urls.ts';
import { DataSetSettingsDialog } from './DataSetSettingsDialog.tsx';

/** The modal over the browser. */
export interface NewDataSetDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Makes a new data set, and leads to it. */
export function NewDataSetDialog({ isOpen, onClose }: NewDataSetDialogProps) {
  const navigate = useNavigate();
  useNavigationLock();
  return (
    <DataSetSettingsDialog
      isOpen={isOpen}
      loaded={null}
      isTypeLocked={false}
      onClose={onClose}
      onSaved={({ saved: { doc } }) => {
        onClose();
        void navigate(dataSetEditorPath(doc.name, doc.type));
      }}
    />
  );
}
