import { reasonOf, useControlled, useLabels } from '@studio/ui/internal';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';
import { defaultLabels } from '../labels.ts';
import { activeSettings, resetInactive } from '../model/activeSettings.ts';
import { applySetting, cleanTyped, resetNames } from '../model/applySetting.ts';
import { valueSetKey, valueSetOf } from '../model/options.ts';
import { settingFault } from '../model/settingFaults.ts';
import { defaultText, parseSettings, settingText } from '../model/settingTexts.ts';
import type { LoadValueSet, SettingsPanelProps } from '../SettingsPanelProps.ts';
import type {
  SettingContext,
  SettingDescriptor,
  SettingEdit,
  SettingOption,
  SettingsChange,
  SettingValues,
  ValueSetRequest,
} from '../types.ts';
import { useConfirmation } from './useConfirmation.ts';

const none: readonly SettingDescriptor[] = [];

/** The settings, their values, and what follows from both. */
export function useSettings(props: SettingsPanelProps) {
  const { settings = none, allowsMinus, formType, isInProduction = false, isNew = false } = props;
  const isReadOnly = props.isReadOnly === true || Boolean(props.readOnlyReason);
  const labels = useLabels('SettingsPanel', defaultLabels, props.labels);
  const stored = useMemo(() => parseSettings(settings), [settings]);
  const [held, setHeld] = useControlled<SettingValues | null, [SettingsChange?]>(
    props.value,
    props.defaultValue ?? null,
    (next, change) => {
      if (next && change) props.onValueChange?.(next, change);
    },
  );
  const [announcement, announce] = useState('');
  const values = held ?? stored;
  const requests = settings.flatMap((setting) => valueSetOf(setting, values, { formType }) ?? []);
  const valueSets = useValueSets(requests, props.loadValueSet);
  const context: SettingContext = { valueSets: valueSets.known, allowsMinus, formType };
  const confirmation = useConfirmation(props.confirmChange);
  const { pending } = confirmation;

  const announceReset = (resets: readonly string[]) => {
    const resetLabels = settings
      .filter((each) => resets.includes(each.settingName))
      .map(({ label }) => label);
    announce(resetLabels.length === 0 ? '' : labels.reset(resetLabels));
  };
  const resetOnArrival = useEffectEvent(() => {
    const next = resetInactive(settings, values, context);
    if (next === values || isReadOnly) return;
    const resets = resetNames(settings, values, next);
    announceReset(resets);
    setHeld(next, { reason: 'reset', resetNames: resets });
  });
  useEffect(() => {
    if (Object.keys(valueSets.known).length > 0) resetOnArrival();
  }, [valueSets.known]);

  /** Why a setting alone cannot be edited; undefined when it can, and when the whole panel is read-only. */
  const lockOf = (setting: SettingDescriptor): string | undefined => {
    const isLocked = !isReadOnly && isInProduction && setting.disabledWhenInProduction === true;
    return isLocked && (!isNew || setting.disabledForNewFieldsToo === true)
      ? labels.lockedInProduction
      : undefined;
  };
  // A change may be confirmed late: it is applied to the values of that moment.
  const applyRef = useLatest((edit: SettingEdit) => {
    const next = applySetting(settings, values, edit, context);
    if (next === values) return;
    const resets = resetNames(settings, values, next, edit.settingName);
    announceReset(resets);
    setHeld(next, { reason: 'set', settingName: edit.settingName, resetNames: resets });
  });
  return {
    ...{ labels, values, context, announcement, valueSets },
    active: activeSettings(settings, values, context),
    debounceMs: props.debounceMs ?? 500,
    faultOf: (setting: SettingDescriptor) => settingFault(setting, values, context),
    textOf: (setting: SettingDescriptor) => pending.get(setting.settingName) ?? settingText(setting, values),
    /** Whether it is not as it is by default. */
    isSet: (setting: SettingDescriptor) => settingText(setting, values) !== defaultText(setting),
    isReadOnly,
    lockOf,
    press: (setting: SettingDescriptor) => {
      const isLocked = isReadOnly || lockOf(setting) !== undefined;
      props.onSettingPress?.(setting.settingName, { isReadOnly: isLocked });
    },
    typed: (setting: SettingDescriptor, text: string) => cleanTyped(setting, text, values, context),
    commit: (setting: SettingDescriptor, text: string) => {
      const { settingName } = setting;
      const next = applySetting(settings, values, { settingName, text }, context);
      if (next === values) {
        confirmation.cancel(settingName);
        return;
      }
      const change = { settingName, before: settingText(setting, values), after: settingText(setting, next) };
      confirmation.ask(change, () => applyRef.current({ settingName, text }));
    },
  };
}

/** What `useSettings` gives. */
export type Settings = ReturnType<typeof useSettings>;

type Known = Readonly<Record<string, readonly SettingOption[]>>;

/** What is known of the data sets that choices come from. */
interface ValueSets {
  readonly known: Known;
  /** Why some could not be loaded, by their keys. */
  readonly failures: Readonly<Record<string, string>>;
  /** Loads one again. */
  readonly retry: (request: ValueSetRequest) => void;
}

/** Loads each data set once, when it is first named; what is pending is aborted when the component unmounts. */
function useValueSets(
  requests: readonly ValueSetRequest[],
  loadValueSet: LoadValueSet | undefined,
): ValueSets {
  const [known, setKnown] = useState<Known>({});
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const asked = useRef(new Map<string, AbortController>());

  const ask = (request: ValueSetRequest) => {
    const name = valueSetKey(request);
    if (!loadValueSet || asked.current.has(name)) return;
    const controller = new AbortController();
    asked.current.set(name, controller);
    loadValueSet(request, { signal: controller.signal }).then(
      (options) => {
        if (!controller.signal.aborted) setKnown((before) => ({ ...before, [name]: options }));
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        asked.current.delete(name);
        setFailures((before) => ({ ...before, [name]: reasonOf(error) }));
      },
    );
  };
  const askAll = useEffectEvent(() => {
    for (const request of requests) if (!Object.hasOwn(failures, valueSetKey(request))) ask(request);
  });
  const key = JSON.stringify([...new Set(requests.map(valueSetKey))].sort());

  useEffect(() => {
    if (key !== '[]') askAll();
  }, [key]);
  useEffect(() => {
    const { current } = asked;
    return () => {
      for (const controller of current.values()) controller.abort();
      current.clear();
    };
  }, []);

  return {
    known,
    failures,
    retry: (request) => {
      setFailures(({ [valueSetKey(request)]: _failed, ...others }) => others);
      ask(request);
    },
  };
}
