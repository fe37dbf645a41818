import { Button, Dialog, TextField } from '@studio/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { loadUserCard } from '../../../kernel/people/loadCards.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { session } from '../../../platform/session/session.ts';
import { emailEditorText } from '../emails.messages.ts';
import { addressesFault, addressesIn, sendTest, type TestMessage } from './sendTest.ts';

export interface SendTestDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is sent, as it is on the screen. */
  draft: TestMessage;
}

/** Asks where a test goes, at first to the user's own address, and sends it. A failure is shown in it, and what was typed stays. */
export function SendTestDialog(props: SendTestDialogProps) {
  return props.isOpen && <OpenDialog {...props} />;
}

function OpenDialog({ isOpen, onClose, draft }: SendTestDialogProps) {
  const formId = useId();
  const userId = session.current?.user.id ?? '';
  const own = useResource(userId, (signal) => loadUserCard(userId, signal));
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const to = typed ?? (own.data?.kind === 'user' ? (own.data.emailAddress ?? '') : '');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const fault = addressesFault(to);
    setFailure(fault);
    if (fault !== null) return;
    setPending(true);
    const outcome = await sendTest(draft, addressesIn(to));
    setPending(false);
    if (!outcome.isSent) return setFailure(outcome.message);
    onClose();
    notify({ message: outcome.message, tone: 'good' });
  };

  // The user who sends it sees whether it was sent.
  const close = () => (isPending ? undefined : onClose());

  return (
    <Dialog
      isOpen={isOpen}
      isStatic={isPending}
      onOpenChange={close}
      title={emailEditorText('test.title')}
      description={emailEditorText('test.text')}
      closeLabel={commonText('close')}
      size="sm"
      footer={
        <>
          <Button isDisabled={isPending} onClick={close}>
            {commonText('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {emailEditorText('test.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          inputMode="email"
          label={emailEditorText('to')}
          hint={emailEditorText('test.hint')}
          error={failure ?? undefined}
          isRequired
          autoComplete="email"
          value={to}
          onValueChange={(value) => {
            setTyped(value);
            setFailure(null);
          }}
        />
      </form>
    </Dialog>
  );
}
