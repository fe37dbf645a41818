import { TextArea, TextField } from '@studio/ui';
import { t } from '../../../messages/messages.ts';
import { countCharacters, textLimit } from './model/checkSettings.ts';
import type { SettingProps } from './SettingProps.ts';
import './settings.messages.ts';

/** The name or the description. Nothing is cut off: a text that is too long says so and cannot be saved. */
export interface TextSettingProps extends SettingProps<'name' | 'description'> {
  /** Why the text cannot be changed although the others can; empty when it can. */
  readonly lockedBecause?: string;
}

export function TextSetting(props: TextSettingProps) {
  const { setting, draft, onChange, errors, isReadOnly, lockedBecause = '' } = props;
  const value = draft[setting];
  const note = noteOn(setting === 'name' ? value.trim() : value);
  const field = {
    label: t(`dataSets.settings.${setting}`),
    value,
    onValueChange: (text: string) => onChange({ ...draft, [setting]: text }),
    error: note.error ?? errors[setting],
    hint: note.hint,
    disabled: isReadOnly,
    ...(lockedBecause === '' ? {} : { readOnlyReason: lockedBecause }),
    autoComplete: 'off',
  };
  if (setting === 'name') return <TextField {...field} isRequired spellCheck={false} />;
  return <TextArea {...field} minRows={2} maxRows={6} />;
}

function noteOn(text: string): { readonly error?: string; readonly hint?: string } {
  const length = countCharacters(text);
  const counts = { length: length.toLocaleString(), limit: textLimit.toLocaleString() };
  if (length > textLimit) return { error: t('dataSets.settings.tooLong', counts) };
  return length > textLimit * 0.8 ? { hint: t('dataSets.settings.count', counts) } : {};
}
