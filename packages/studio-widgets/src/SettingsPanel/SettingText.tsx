import { TextField } from '@studio/ui';
import { useDebouncedCallback } from '@studio/ui/internal';
import { useState } from 'react';
import type { Settings } from './hooks/useSettings.ts';
import type { SettingDescriptor } from './types.ts';

interface SettingTextProps {
  readonly setting: SettingDescriptor;
  readonly settings: Settings;
}

/** A text or a number. What is typed shows at once and is committed when typing pauses, on Enter and on leaving. */
export function SettingText({ setting, settings }: SettingTextProps) {
  const { labels } = settings;
  const [typed, setTyped] = useState<string | null>(null);
  const commit = useDebouncedCallback((text: string) => {
    settings.commit(setting, text);
    const isTrimmedLater = setting.trim === true && text !== text.trim();
    if (!isTrimmedLater) setTyped(null);
  }, settings.debounceMs);
  const fault = settings.faultOf(setting);
  const isNumber = setting.inputType === 1;

  return (
    <TextField
      data-part="setting"
      data-setting={setting.settingName}
      label={setting.label}
      hint={setting.hint ?? undefined}
      placeholder={setting.defaultPromptValue ?? undefined}
      error={fault && labels.faults[fault]}
      isReadOnly={settings.isReadOnly}
      readOnlyReason={settings.lockOf(setting)}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={setting.inputLimit ?? undefined}
      autoComplete="off"
      spellCheck={false}
      value={typed ?? settings.textOf(setting)}
      onValueChange={(text) => {
        const next = settings.typed(setting, text);
        setTyped(next);
        commit.call(next);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit.flush();
      }}
      onBlur={() => {
        commit.flush();
        setTyped(null);
      }}
    />
  );
}
