import {
  Avatar,
  Badge,
  Button,
  EmptyState,
  ErrorState,
  FadingNotification,
  Kbd,
  LoadingBar,
  NotificationRegion,
  Skeleton,
  Spinner,
  StatusLabel,
  ThemeScope,
  Toast,
  ToastRegion,
  useToasts,
  VisuallyHidden,
} from '@studio/ui';
import { ActivityList } from '@studio/widgets';
import { useState } from 'react';

export function FeedbackPage() {
  const [isSaving, setSaving] = useState(false);
  const [tries, setTries] = useState(0);
  const [isShown, setShown] = useState(true);
  const [isPinned, setPinned] = useState(true);
  const toasts = useToasts();
  return (
    <>
      <h1>Feedback</h1>
      <LoadingBar status={isSaving ? 'loading' : 'idle'} text={isSaving ? 'Saving…' : null} />
      <Button onClick={() => setSaving(!isSaving)}>Save</Button>
      <Button onClick={() => toasts.show({ id: 'done', message: 'Claim closed', tone: 'good' })}>
        Close claim
      </Button>
      <ToastRegion toasts={toasts.toasts} onDismiss={toasts.dismiss} />
      {isPinned && (
        <Toast
          message="Pinned toast"
          durationMs={Number.POSITIVE_INFINITY}
          onDismiss={() => setPinned(false)}
        />
      )}
      <div>
        <ThemeScope theme="dark" style={{ display: 'inline-block' }}>
          <Badge tone="good">Paid</Badge>
        </ThemeScope>{' '}
        <StatusLabel tone="warning">Waiting</StatusLabel> <Avatar name="Ada Lovelace" presence="online" />{' '}
        <Spinner label="Loading claims" /> <Skeleton width={120} /> <Kbd keys={['Ctrl', 'S']} />{' '}
        <VisuallyHidden>Only announced</VisuallyHidden>
      </div>
      <EmptyState title="No claims yet">They come with the first loss.</EmptyState>
      <ErrorState
        title="Claims could not be loaded"
        reason={`Tried ${tries} times`}
        onRetry={() => setTries(tries + 1)}
      />
      <NotificationRegion>
        {isShown && <FadingNotification message="The claim is invalid" onDismiss={() => setShown(false)} />}
      </NotificationRegion>
      <ActivityList
        entries={[{ id: '1', time: Date.UTC(2026, 0, 2), action: 'Save claim', reason: 'No connection' }]}
      />
    </>
  );
}
