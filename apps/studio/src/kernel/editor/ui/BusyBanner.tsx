import { Button } from '@studio/ui';
import { Hourglass } from 'lucide-react';
import { safetyText } from '../safety.messages.ts';
import { Banner } from './Banner.styles.ts';

/** Whether a save waits for the writes of others. */
export interface BusyBannerProps {
  readonly isWaiting: boolean;
  /** Ends the waiting: the save has failed then, and the edit stays. */
  readonly onStop: () => void;
}

/** Says that a save could not be made yet and is tried again by itself, and offers to leave it. */
export function BusyBanner({ isWaiting, onStop }: BusyBannerProps) {
  return (
    <div role="status">
      {isWaiting && (
        <Banner data-tone="neutral" data-part="busy">
          <Hourglass aria-hidden size={16} />
          <div>
            <p>
              {safetyText('busy')} <span>{safetyText('busy.kept')}</span>
            </p>
          </div>
          <div data-part="acts">
            <Button size="sm" onClick={onStop}>
              {safetyText('busy.stop')}
            </Button>
          </div>
        </Banner>
      )}
    </div>
  );
}
