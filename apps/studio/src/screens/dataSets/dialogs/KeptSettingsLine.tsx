import { Button } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { FilePenLine } from 'lucide-react';
import { Banner } from '../../../kernel/editor/ui/Banner.styles.ts';
import { Status } from './KeptSettingsLine.styles.ts';
import { keptSettingsText } from './keptSettings.messages.ts';

/** Settings that were left unsaved. */
export interface KeptSettingsLineProps {
  /** Epoch milliseconds of the last edit; null for none. */
  readonly time: number | null;
  /** They are of a set that is still to be made. Default false. */
  readonly isNew?: boolean | undefined;
  /** Opens the modal, which offers them. */
  readonly onShow: () => void;
  /** Offers to throw them away. Default: that is offered in the modal only. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Says that settings were left unsaved, and leads to them; nothing while there are none. */
export function KeptSettingsLine({ time, isNew = false, onShow, onDiscard }: KeptSettingsLineProps) {
  return (
    <Status role="status" data-is-new={isNew}>
      {time !== null && (
        <Banner data-tone="neutral" data-part="kept-settings">
          <FilePenLine aria-hidden size={16} />
          <div>
            <p>{keptSettingsText(isNew ? 'new' : 'settings', { time: formatDateTime(time) })}</p>
          </div>
          <div data-part="acts">
            <Button size="sm" onClick={onShow}>
              {keptSettingsText('show')}
            </Button>
            {onDiscard !== undefined && (
              <Button size="sm" onClick={onDiscard}>
                {keptSettingsText('discard')}
              </Button>
            )}
          </div>
        </Banner>
      )}
    </Status>
  );
}
