import type { KeptSettings } from '../../../kernel/editor/modal/KeptSettings.ts';
import { KeptSettingsBanner } from '../../../kernel/editor/modal/KeptSettingsBanner.tsx';
import { Status } from './KeptSettingsLine.styles.ts';
import { keptSetText } from './keptSet.messages.ts';

/** Settings that were left unsaved. */
export interface KeptSettingsLineProps {
  /** Null for none. */
  readonly kept: KeptSettings | null;
  /** They are of a set that is still to be made. Default false. */
  readonly isNew?: boolean | undefined;
  /** Opens the modal, which offers them. */
  readonly onShow: () => void;
  /** Offers to throw them away. Default: that is offered in the modal only. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Says that settings were left unsaved, and leads to them; nothing while there are none. */
export function KeptSettingsLine({ kept, isNew = false, ...acts }: KeptSettingsLineProps) {
  return (
    <Status role="status" data-is-new={isNew}>
      {kept !== null && (
        <KeptSettingsBanner kept={kept} {...(isNew && { describe: describeNew })} {...acts} />
      )}
    </Status>
  );
}

function describeNew(time: string): string {
  return keptSetText('new', { time });
}
