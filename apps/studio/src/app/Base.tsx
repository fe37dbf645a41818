import { FadingNotification, GlobalStyles, NotificationRegion } from '@studio/ui';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { dismissNotice, notices } from '../platform/feedback/notices.ts';
import { usePreference } from '../platform/preferences/preferences.ts';
import { ProgressBar } from '../shell/ProgressBar.tsx';

/** What is around every screen, sign-in included: base styles, the loading bar and the notifications. */
export function Base({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <GlobalStyles />
      <ProgressBar />
      {children}
      <Notices />
    </>
  );
}

/** The fading notifications, on every screen. */
function Notices() {
  const { list } = useSnapshot(notices);
  const usual = usePreference('console.toastSeconds');
  return (
    <NotificationRegion>
      {list.map(({ id, message, tone, action, durationMs }) => (
        <FadingNotification
          key={id}
          message={message}
          tone={tone}
          durationMs={durationMs ?? usual * 1000}
          onDismiss={() => dismissNotice(id)}
          {...(action && { action })}
        />
      ))}
    </NotificationRegion>
  );
}
