import { TextField } from '@studio/ui';
import { isComposing, useDebouncedCallback } from '@studio/ui/internal';
import { useRef, useState } from 'react';
import type { Settings } from './hooks/useSettings.ts';
import type { SettingDescriptor } from './types.ts';

interface SettingTextProps {
  readonly setting: SettingDescriptor;
  readonly settings: Settings;
}

/**
 * A text or a number. What is typed shows at once and is committed when typing pauses, on Enter and on leaving. Text of an
 * input method is left alone until it is composed.
 */
export function SettingText({ setting, settings }: SettingTextProps) {
  const { labels } = settings;
  const [typed, setTyped] = useState<string | null>(null);
  const commit = useDebouncedCallback((text: string) => {
    settings.commit(setting, text);
    const isTrimmedLater = setting.trim === true && text !== text.trim();
    if (!isTrimmedLater) setTyped(null);
  }, settings.debounceMs);
  const isUnderWay = useRef(false);
  const type = (text: string) => {
    const next = settings.typed(setting, text);
    setTyped(next);
    commit.call(next);
  };
  const fault = settings.faultOf(setting);
  const isNumber = setting.inputType === 'number';

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
        if (isUnderWay.current) setTyped(text);
        else type(text);
      }}
      onCompositionStart={() => {
        commit.flush();
        isUnderWay.current = true;
      }}
      onCompositionEnd={(event) => {
        isUnderWay.current = false;
        if (event.target instanceof HTMLInputElement) type(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) commit.flush();
      }}
      onBlur={() => {
        commit.flush();
        setTyped(null);
      }}
    />
  );
}
