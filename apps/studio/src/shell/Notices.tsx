import { FadingNotification, NotificationRegion } from '@studio/ui';
import { useSnapshot } from 'valtio';
import { dismissNotice, notices } from '../platform/feedback/notices.ts';
import { usePreference } from '../platform/preferences/preferences.ts';

/** The fading notifications, on every screen. */
export function Notices() {
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
