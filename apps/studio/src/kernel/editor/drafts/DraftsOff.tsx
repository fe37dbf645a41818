import { CloudOff } from 'lucide-react';
import { Line } from './DraftsOff.styles.ts';
import type { DraftsOffReason } from './DraftsOffReason.ts';
import { draftText } from './drafts.messages.ts';

export interface DraftsOffProps {
  /** Null while drafts are kept: nothing is shown. */
  readonly reason: DraftsOffReason | null;
}

/** Says that unsaved changes are not kept in this browser, why, and what to do about it. */
export function DraftsOff({ reason }: DraftsOffProps) {
  return (
    <div role="status">
      {reason !== null && (
        <Line data-part="drafts-off">
          <CloudOff aria-hidden size={14} />
          {draftText(`off.${reason}`)}
        </Line>
      )}
    </div>
  );
}
