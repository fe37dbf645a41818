import { AlertDialog } from '@studio/ui';
import { type ReactElement, useState } from 'react';
import { defaultLabels, type NotImplementedDialogLabels } from './labels.ts';

export interface NotImplementedDialogProps {
  /** The action that nothing handles; null keeps the dialog closed. */
  actionName: string | null;
  onClose: () => void;
  labels?: Partial<NotImplementedDialogLabels> | undefined;
}

/** Says that the server offers an action which this console does not know. */
export function NotImplementedDialog(props: NotImplementedDialogProps): ReactElement {
  const { actionName, onClose, labels } = props;
  const texts = { ...defaultLabels, ...labels };
  const [lastName, setLastName] = useState('');
  if (actionName !== null && actionName !== lastName) setLastName(actionName);
  return (
    <AlertDialog
      isOpen={actionName !== null}
      title={texts.title}
      message={texts.message(actionName ?? lastName)}
      okLabel={texts.ok}
      onClose={onClose}
    />
  );
}
