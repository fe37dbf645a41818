import { Button, Tooltip } from '@studio/ui';
import { truncateText } from '@studio/ui/internal';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import type { Settings } from './hooks/useSettings.ts';
import { ButtonLabel, ButtonNote, ButtonRoot } from './SettingsPanel.styles.ts';
import type { SettingDescriptor } from './types.ts';

const longestOnButton = 25;
const longestInTooltip = 600;

interface SettingButtonProps {
  readonly setting: SettingDescriptor;
  readonly settings: Settings;
}

/**
 * A setting that is edited elsewhere: its value on a button, cut after 25 characters. What cannot be edited is opened as well,
 * to be read.
 */
export function SettingButton({ setting, settings }: SettingButtonProps) {
  const id = useId();
  const text = settings.textOf(setting);
  const shown = truncateText(text, longestOnButton);
  const lock = settings.lockOf(setting);
  const note = lock ?? setting.hint ?? '';
  return (
    <ButtonRoot data-part="setting" data-setting={setting.settingName}>
      <ButtonLabel id={`${id}-label`}>{setting.label}</ButtonLabel>
      <Tooltip
        content={<span dir="auto">{truncateText(text, longestInTooltip)}</span>}
        isDisabled={shown === text}
        isDescription={false}
      >
        <Button
          id={`${id}-button`}
          data-part="setting-button"
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={note === '' ? undefined : `${id}-note`}
          onClick={() => settings.press(setting)}
        >
          {shown || settings.labels.emptyButton}
        </Button>
      </Tooltip>
      {note !== '' && (
        <ButtonNote id={`${id}-note`}>
          {lock && <Lock size={14} aria-hidden="true" />}
          {note}
        </ButtonNote>
      )}
    </ButtonRoot>
  );
}
