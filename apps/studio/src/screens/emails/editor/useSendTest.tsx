import { Send } from 'lucide-react';
import { useState } from 'react';
import type { OwnPlainParts } from '../../../kernel/object/plain/usePlainParts.tsx';
import { emailEditorText } from '../editor.messages.ts';
import { SendTestDialog } from './SendTestDialog.tsx';
import type { TestMessage } from './sendTest.ts';

/** The action that sends the message as it is on the screen, and its dialog. */
export function useSendTest({ subject, body }: TestMessage): OwnPlainParts {
  const [isOpen, setOpen] = useState(false);
  const isBlank = subject.trim() === '' && body.trim() === '';
  return {
    actions: {
      'Send a Test': {
        label: emailEditorText('test'),
        icon: <Send aria-hidden size={16} />,
        isReady: !isBlank,
        notes: emailEditorText('test.blank'),
        onRun: () => setOpen(true),
      },
    },
    dialogs: <SendTestDialog isOpen={isOpen} onClose={() => setOpen(false)} message={{ subject, body }} />,
  };
}
