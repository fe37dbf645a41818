import { useControlled, useLabels } from '@studio/ui/internal';
import type { ReactElement } from 'react';
import { useOpenCount } from '../shared/openings/useOpenCount.ts';
import { defaultLabels } from './labels.ts';
import { SignatureDialog } from './SignatureDialog.tsx';
import type { SignatureModalProps } from './SignatureModalProps.ts';

/**
 * The e-mail signature of an organization: an editor for those who may edit it, and the signature to read for others. Only
 * its buttons close it, and edits are never dropped unasked.
 */
export function SignatureModal(props: SignatureModalProps): ReactElement {
  const { isOpen: givenIsOpen, defaultIsOpen = false, onOpenChange, labels, ...rest } = props;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const opening = useOpenCount(isOpen);
  return (
    <SignatureDialog
      key={opening}
      {...rest}
      {...{ isOpen, setOpen }}
      labels={useLabels('SignatureModal', defaultLabels, labels)}
    />
  );
}
