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
  SettingOptions,
  SettingsChange,
  SettingValues,
  ValueSetRequest,
} from '../types.ts';
import { useConfirmation } from './useConfirmation.ts';

const none: readonly SettingDescriptor[] = [];

/** The settings, their values, and what follows from both. */
export function useSettings(props: SettingsPanelProps) {
  const { settings = none, subject, allowsMinus, formType, isInProduction = false, isNew = false } = props;
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
  const [announced, setAnnounced] = useState({ subject, text: '' });
  const announcement = announced.subject === subject ? announced.text : '';
  const values = held ?? stored;
  const requests = settings.flatMap((setting) => valueSetOf(setting, values, { formType }) ?? []);
  const valueSets = useValueSets(requests, props.loadValueSet, subject);
  const context: SettingContext = { valueSets: valueSets.known, allowsMinus, formType };
  const confirmation = useConfirmation(props.confirmChange, subject);

  const announceReset = (resets: readonly string[]) => {
    const resetLabels = settings
      .filter((each) => resets.includes(each.settingName))
      .map(({ label }) => label);
    setAnnounced({ subject, text: resetLabels.length === 0 ? '' : labels.reset(resetLabels) });
  };
  const resetOnArrival = useEffectEvent(() => {
    const next = resetInactive(settings, values, context);
    if (next === values || isReadOnly) return;
    const resets = resetNames(settings, values, next);
    announceReset(resets);
    setHeld(next, { reason: 'reset', resetNames: resets });
  });
  const hasArrived = requests.some((request) => Object.hasOwn(valueSets.known, valueSetKey(request)));
  // For another subject it may be there already.
  const arrival = hasArrived ? JSON.stringify([subject, valueSets.arrivals]) : '';
  useEffect(() => {
    if (arrival !== '') resetOnArrival();
  }, [arrival]);

  /** Why a setting alone cannot be edited; undefined when it can, and when the whole panel is read-only. */
  const lockOf = (setting: SettingDescriptor): string | undefined => {
    if (!isReadOnly && setting.lockedBecause) return setting.lockedBecause;
    const isLocked = !isReadOnly && isInProduction && setting.disabledWhenInProduction === true;
    return isLocked && (!isNew || setting.disabledForNewFieldsToo === true)
      ? labels.lockedInProduction
      : undefined;
  };
  // A change may be confirmed late: it is applied to the values of that moment.
  const apply = (edit: SettingEdit) => {
    const next = applySetting(settings, values, edit, context);
    if (next === values) return;
    const resets = resetNames(settings, values, next, edit.settingName);
    announceReset(resets);
    setHeld(next, { reason: 'set', settingName: edit.settingName, resetNames: resets });
  };
  const latestRef = useLatest({ subject, apply });
  return {
    ...{ subject, labels, values, context, announcement, valueSets },
    active: activeSettings(settings, values, context),
    debounceMs: props.debounceMs ?? 500,
    /** What is wrong with the value of a setting, in words; undefined when nothing is. */
    problemOf: (setting: SettingDescriptor): string | undefined => {
      const fault = settingFault(setting, values, context);
      return fault === undefined ? setting.problem || undefined : labels.faults[fault];
    },
    textOf: (setting: SettingDescriptor) =>
      confirmation.pendingOf(setting.settingName) ?? settingText(setting, values),
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
      confirmation.ask(change, () => {
        const { current: latest } = latestRef;
        // What was typed last of a former subject, or confirmed late, comes when another one is shown already.
        (latest.subject === subject ? latest.apply : apply)({ settingName, text });
      });
    },
  };
}

/** What `useSettings` gives. */
export type Settings = ReturnType<typeof useSettings>;

type Known = Readonly<Record<string, SettingOptions>>;

/** What is known of the data sets that choices come from. */
interface ValueSets {
  readonly known: Known;
  /** How many answers came. */
  readonly arrivals: number;
  /** Why some could not be loaded, by their keys. */
  readonly failures: Readonly<Record<string, string>>;
  /** Loads one again. */
  readonly retry: (request: ValueSetRequest) => void;
}

/** A data set that is being loaded, or was. */
interface Asked {
  readonly controller: AbortController;
  readonly subject: string | undefined;
}

interface Failed {
  readonly subject: string | undefined;
  readonly reasons: ValueSets['failures'];
}

const noReasons: ValueSets['failures'] = {};

/**
 * Loads each data set once, when it is first named, and again for another subject, which has what is known until then. What is pending is
 * aborted with its subject, and when the component unmounts.
 */
function useValueSets(
  requests: readonly ValueSetRequest[],
  loadValueSet: LoadValueSet | undefined,
  subject: string | undefined,
): ValueSets {
  const [{ known, arrivals }, setKnown] = useState<Pick<ValueSets, 'known' | 'arrivals'>>({
    known: {},
    arrivals: 0,
  });
  const [failed, setFailed] = useState<Failed>({ subject, reasons: noReasons });
  const failures = failed.subject === subject ? failed.reasons : noReasons;
  const asked = useRef(new Map<string, Asked>());

  const ask = (request: ValueSetRequest) => {
    const name = valueSetKey(request);
    if (!loadValueSet || asked.current.has(name)) return;
    const controller = new AbortController();
    asked.current.set(name, { controller, subject });
    loadValueSet(request, { signal: controller.signal }).then(
      (options) => {
        if (controller.signal.aborted) return;
        setKnown((before) => ({
          known: { ...before.known, [name]: options },
          arrivals: before.arrivals + 1,
        }));
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        asked.current.delete(name);
        const reason = reasonOf(error);
        setFailed((before) => ({
          subject,
          reasons: { ...(before.subject === subject && before.reasons), [name]: reason },
        }));
      },
    );
  };
  const askAll = useEffectEvent(() => {
    for (const request of requests) if (!Object.hasOwn(failures, valueSetKey(request))) ask(request);
  });
  const names = [...new Set(requests.map(valueSetKey))].sort();
  const key = names.length === 0 ? '' : JSON.stringify([subject, ...names]);

  useEffect(() => {
    const { current } = asked;
    return () => {
      for (const [name, one] of current) {
        if (one.subject !== subject) continue;
        one.controller.abort();
        current.delete(name);
      }
    };
  }, [subject]);
  useEffect(() => {
    if (key !== '') askAll();
  }, [key]);

  return {
    ...{ known, arrivals },
    failures,
    retry: (request) => {
      const { [valueSetKey(request)]: _failed, ...reasons } = failures;
      setFailed({ subject, reasons });
      ask(request);
    },
  };
}
