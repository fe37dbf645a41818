import type { Organization } from '@studio/api';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { Signature } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ActionDialogProps, DialogAction } from '../../../kernel/object/ObjectAction.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { session } from '../../../platform/session/session.ts';
import type { EmailSignatureDialogProps } from './EmailSignatureDialog.tsx';
import { signatureText } from './signature.messages.ts';
import { keptSignature } from './unsavedSignature.ts';

const dialogPart = deferPart<EmailSignatureDialogProps>(
  async () => (await import('./EmailSignatureDialog.tsx')).EmailSignatureDialog,
);

/** The action 'Email Signature' of an organization. Its dialog is loaded when it is first opened. */
export const signatureAction = {
  does: 'dialog',
  label: () => signatureText('action'),
  icon: <Signature aria-hidden size={16} />,
  Dialog: SignaturePart,
} satisfies DialogAction<Organization, unknown>;

/** It opens by itself where an edited text was kept when the page was left. */
function SignaturePart({ isOpen: isAsked, onClose, doc }: ActionDialogProps<Organization, unknown>) {
  const [isResumed, setResumed] = useState(
    () => keptSignature({ userId: session.current?.user.id ?? '', id: doc.id }) !== null,
  );
  const isOpen = isAsked || isResumed;
  const Dialog = useDeferredPart(dialogPart, isOpen);
  useEffect(() => {
    if (isResumed) notify({ message: signatureText('restored'), tone: 'good' });
  }, [isResumed]);
  const close = () => {
    setResumed(false);
    onClose();
  };
  return Dialog && <Dialog {...{ isOpen, doc }} onClose={close} />;
}
