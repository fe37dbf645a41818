import { Button } from '@studio/ui';
import { CircleAlert } from 'lucide-react';
import { safetyText } from '../safety.messages.ts';
import { Banner } from './Banner.styles.ts';

/** A save that has failed, and the button that retries it. */
export interface SaveFailedBannerProps {
  /** Why the last save failed, in words; null for nothing to say. */
  readonly reason: string | null;
  /** It has failed again after it was tried from here. */
  readonly isAgain: boolean;
  /** It is being tried again. */
  readonly isPending: boolean;
  /** Why it cannot be tried again now; empty when it can. */
  readonly blockedBecause: string;
  readonly onRetry: () => void;
}

/** Says that the last save failed and why, and offers to try again. It is read out politely. */
export function SaveFailedBanner({ reason, ...rest }: SaveFailedBannerProps) {
  return <div role="status">{reason !== null && <ShownFailure reason={reason} {...rest} />}</div>;
}

function ShownFailure(props: SaveFailedBannerProps & { readonly reason: string }) {
  const { reason, isAgain, isPending, blockedBecause, onRetry } = props;
  return (
    <Banner data-tone="bad" data-part="save-failed">
      <CircleAlert aria-hidden size={16} />
      <div>
        <p>
          {safetyText(isAgain ? 'saveFailed.again' : 'saveFailed')} <span>{reason}</span>
        </p>
      </div>
      <div data-part="acts">
        <Button
          size="sm"
          isPending={isPending}
          disabledReason={blockedBecause || undefined}
          onClick={onRetry}
        >
          {safetyText('saveFailed.retry')}
        </Button>
      </div>
    </Banner>
  );
}
