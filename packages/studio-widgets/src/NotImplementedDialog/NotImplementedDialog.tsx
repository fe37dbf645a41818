import { AlertDialog } from '@studio/ui';
import { useLabels } from '@studio/ui/internal';
import { type ComponentPropsWithRef, type ReactElement, useState } from 'react';
import { defaultLabels, type NotImplementedDialogLabels } from './labels.ts';

export interface NotImplementedDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The action that nothing handles; null keeps the dialog closed. */
  actionName: string | null;
  /** Called with `false` when it is closed: the host then takes the name away. */
  onOpenChange: (isOpen: boolean) => void;
  labels?: Partial<NotImplementedDialogLabels> | undefined;
}

/** Says that the server offers an action which this console does not know. */
export function NotImplementedDialog(props: NotImplementedDialogProps): ReactElement {
  const { actionName, onOpenChange, labels, ...rest } = props;
  const texts = useLabels('NotImplementedDialog', defaultLabels, labels);
  const [lastName, setLastName] = useState('');
  if (actionName !== null && actionName !== lastName) setLastName(actionName);
  return (
    <AlertDialog
      {...rest}
      isOpen={actionName !== null}
      title={texts.title}
      message={texts.message(actionName ?? lastName)}
      okLabel={texts.ok}
      onOpenChange={onOpenChange}
    />
  );
}
