import { TextField } from '@studio/ui';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../../../messages/messages.ts';
import { readMinimum } from './model/readMinimum.ts';
import { usesMinimum } from './model/settingsFields.ts';
import type { OneSettingProps } from './SettingProps.ts';
import './settings.messages.ts';

/**
 * How many characters are typed before the server is asked. It is never empty: a number that was put in by itself is
 * selected, so that the next digit takes its place.
 */
export function MinimumSetting({ draft, onChange, errors, isReadOnly }: OneSettingProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const wasPutIn = useRef(false);
  const isUsed = usesMinimum(draft);

  useLayoutEffect(() => {
    if (wasPutIn.current) inputRef.current?.select();
    wasPutIn.current = false;
  });

  return (
    <TextField
      label={t('dataSets.settings.minSearchStringLength')}
      inputRef={inputRef}
      inputMode="numeric"
      autoComplete="off"
      value={draft.minSearchStringLength}
      onValueChange={(text) => {
        const minSearchStringLength = readMinimum(text);
        wasPutIn.current = !text.startsWith(minSearchStringLength);
        onChange({ ...draft, minSearchStringLength });
      }}
      disabled={isReadOnly || !isUsed}
      hint={t(isUsed ? 'dataSets.settings.minimum.hint' : 'dataSets.settings.minimum.unused')}
      error={errors.minSearchStringLength}
    />
  );
}
