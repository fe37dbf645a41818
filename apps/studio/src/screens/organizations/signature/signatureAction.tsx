import type { Organization } from '@studio/api';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { Signature } from 'lucide-react';
import type { ActionDialogProps, DialogAction } from '../../../kernel/object/ObjectAction.ts';
import type { EmailSignatureDialogProps } from './EmailSignatureDialog.tsx';
import { signatureText } from './signature.messages.ts';

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

function SignaturePart({ isOpen, onClose, doc }: ActionDialogProps<Organization, unknown>) {
  const Dialog = useDeferredPart(dialogPart, isOpen);
  return Dialog && <Dialog {...{ isOpen, onClose, doc }} />;
}
