import { TextField } from '@studio/ui';
import { isComposing, useOwnedText } from '@studio/ui/internal';
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
  const { text, setText, flush, handlers } = useOwnedText(
    settings.textOf(setting),
    (next) => settings.commit(setting, next),
    {
      delay: settings.debounceMs,
      clean: (next) => settings.typed(setting, next),
      of: settings.subject,
    },
  );
  const isNumber = setting.inputType === 'number';

  return (
    <TextField
      data-part="setting"
      data-setting={setting.settingName}
      label={setting.label}
      hint={setting.hint ?? undefined}
      placeholder={setting.defaultPromptValue ?? undefined}
      error={settings.problemOf(setting)}
      isReadOnly={settings.isReadOnly}
      readOnlyReason={settings.lockOf(setting)}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={setting.inputLimit ?? undefined}
      autoComplete="off"
      spellCheck={false}
      {...handlers}
      value={text}
      onValueChange={setText}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) flush();
      }}
    />
  );
}
