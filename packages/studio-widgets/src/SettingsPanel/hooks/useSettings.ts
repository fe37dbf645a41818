import { useControlled, useLabels } from '@studio/ui/internal';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { defaultLabels } from '../labels.ts';
import { activeSettings, resetInactive } from '../model/activeSettings.ts';
import { applySetting, cleanTyped, resetNames } from '../model/applySetting.ts';
import { dataSetNameOf } from '../model/options.ts';
import { settingFault } from '../model/settingFaults.ts';
import { readSettings, settingText } from '../model/settingTexts.ts';
import type { SettingsPanelProps } from '../SettingsPanelProps.ts';
import type { SettingContext, SettingDescriptor, SettingsChange, SettingValues } from '../types.ts';
import { useValueSets } from './useValueSets.ts';

const none: readonly SettingDescriptor[] = [];

/** The settings, their values, and what follows from both. */
export function useSettings(props: SettingsPanelProps) {
  const { settings = none, allowsMinus, readOnlyReason, isInProduction = false, isNew = false } = props;
  const labels = useLabels('SettingsPanel', defaultLabels, props.labels);
  const stored = useMemo(() => readSettings(settings), [settings]);
  const [held, setHeld] = useControlled<SettingValues | null, [SettingsChange?]>(
    props.value,
    props.defaultValue ?? null,
    (next, change) => {
      if (next && change) props.onValueChange?.(next, change);
    },
  );
  const [said, say] = useState('');
  const values = held ?? stored;
  const names = settings.map((setting) => dataSetNameOf(setting, values)).filter((name) => name !== '');
  const valueSets = useValueSets(names, props.loadValueSet);
  const context: SettingContext = { valueSets: valueSets.known, allowsMinus };

  const sayReset = (resets: readonly string[]) => {
    const resetLabels = settings
      .filter((each) => resets.includes(each.settingName))
      .map(({ label }) => label);
    say(resetLabels.length === 0 ? '' : labels.reset(resetLabels));
  };
  const resetOnArrival = useEffectEvent(() => {
    const next = resetInactive(settings, values, context);
    if (next === values || readOnlyReason) return;
    const resets = resetNames(settings, values, next);
    sayReset(resets);
    setHeld(next, { reason: 'reset', resetNames: resets });
  });
  useEffect(() => {
    if (Object.keys(valueSets.known).length > 0) resetOnArrival();
  }, [valueSets.known]);

  return {
    ...{ labels, values, context, said, valueSets },
    active: activeSettings(settings, values, context),
    debounceMs: props.debounceMs ?? 500,
    onButton: props.onButton,
    faultOf: (setting: SettingDescriptor) => settingFault(setting, values, context),
    textOf: (setting: SettingDescriptor) => settingText(setting, values),
    isReadOnly: Boolean(readOnlyReason),
    /** Why a setting alone cannot be edited; undefined when it can, and when the whole panel is read-only. */
    lockOf: (setting: SettingDescriptor): string | undefined => {
      const isLocked = !readOnlyReason && isInProduction && setting.disabledWhenInProduction === true;
      return isLocked && (!isNew || setting.disabledForNewFieldsToo === true)
        ? labels.lockedInProduction
        : undefined;
    },
    typed: (setting: SettingDescriptor, text: string) => cleanTyped(setting, text, values, context),
    commit: ({ settingName }: SettingDescriptor, text: string) => {
      const next = applySetting(settings, values, { settingName, text }, context);
      if (next === values) return;
      const resets = resetNames(settings, values, next, settingName);
      sayReset(resets);
      setHeld(next, { reason: 'set', settingName, resetNames: resets });
    },
  };
}

/** What `useSettings` gives. */
export type Settings = ReturnType<typeof useSettings>;
