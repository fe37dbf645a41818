import { Button } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { FilePenLine } from 'lucide-react';
import { Banner } from '../ui/Banner.styles.ts';
import type { KeptSettings } from './KeptSettings.ts';
import { keptSettingsText } from './keptSettings.messages.ts';

/** Settings that were left unsaved. */
export interface KeptSettingsBannerProps {
  readonly kept: KeptSettings;
  /** Says that they are there. @param time as everywhere in the studio. Default: that there are unsaved settings */
  readonly describe?: (time: string) => string;
  /** Opens the modal, which offers them. */
  readonly onShow: () => void;
  /** Offers to throw them away. Default: that is offered in the modal only. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Says that settings were left unsaved, and which, and leads to them. */
export function KeptSettingsBanner({
  kept,
  describe = describeSettings,
  onShow,
  onDiscard,
}: KeptSettingsBannerProps) {
  const settings = kept.changed.join(', ');
  return (
    <Banner data-tone="neutral" data-part="kept-settings">
      <FilePenLine aria-hidden size={16} />
      <div>
        <p>
          {describe(formatDateTime(kept.time))}
          {settings !== '' && <span> {keptSettingsText('changed', { settings })}</span>}
        </p>
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
  );
}

function describeSettings(time: string): string {
  return keptSettingsText('settings', { time });
}
