import { AlertDialog } from '@studio/ui';
import { useState } from 'react';
import { usePreference } from '../platform/preferences/preferences.ts';
import { isNoticeDue, noteNoticeRead } from '../platform/session/signInNotice.ts';
import { shellText } from './shell.messages.ts';

/** What the preferences want everybody to read who has signed in, once each time. */
export function SignInNotice() {
  const text = usePreference('system.signInNotice').trim();
  const [isDue, setDue] = useState(isNoticeDue);
  return (
    <AlertDialog
      isOpen={isDue && text !== ''}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        noteNoticeRead();
        setDue(false);
      }}
      title={shellText('notice.title')}
      message={text}
      okLabel={shellText('notice.ok')}
    />
  );
}
