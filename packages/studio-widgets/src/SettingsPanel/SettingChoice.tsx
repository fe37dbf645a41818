import { Combobox, MultiSelect, RadioGroup, Select } from '@studio/ui';
import { useState } from 'react';
import type { Settings } from './hooks/useSettings.ts';
import { dataSetNameOf, optionsOf, valueSetKey, valueSetOf } from './model/options.ts';
import { heldDelimiter, parseSetting, serializeSetting } from './model/settingTexts.ts';
import type { SettingDescriptor, SettingOption } from './types.ts';

const mostInSelect = 20;
const longestInSelect = 45;

interface SettingChoiceProps {
  readonly setting: SettingDescriptor;
  readonly settings: Settings;
}

/** The options, and behind them what is stored and is not among them: it has to show what it is. */
function withStored(options: readonly SettingOption[], stored: readonly string[]): readonly SettingOption[] {
  const missing = stored.filter((text) => !options.some(({ value }) => value === text));
  return missing.length === 0 ? options : [...options, ...missing.map((value) => ({ value, label: value }))];
}

function isPlain(setting: SettingDescriptor, options: readonly SettingOption[]): boolean {
  if (setting.allowNewValues || options.length > mostInSelect) return false;
  return options.every(({ label }) => label.length <= longestInSelect);
}

/** One or several of some options: a radio, a dropdown or a multi-select. */
export function SettingChoice({ setting, settings }: SettingChoiceProps) {
  const { labels, values, context } = settings;
  const text = settings.textOf(setting);
  const known = optionsOf(setting, values, context);
  const fault = settings.faultOf(setting);
  const [refused, setRefused] = useState<string | null>(null);
  const commit = (next: string) => {
    setRefused(null);
    settings.commit(setting, next);
  };
  const refuse = (value: string) =>
    setRefused(labels.delimiterRefused(value, heldDelimiter(setting, value) ?? ''));
  const { failures } = settings.valueSets;
  const dataSetName = dataSetNameOf(setting, values);
  const request = valueSetOf(setting, values, context);
  const key = request ? valueSetKey(request) : '';
  const isFailed = known === undefined && Object.hasOwn(failures, key);
  const shared = {
    'data-part': 'setting',
    'data-setting': setting.settingName,
    label: setting.label,
    hint: setting.hint ?? undefined,
    error: refused ?? (fault && labels.faults[fault]),
    isDisabled: settings.isReadOnly,
    readOnlyReason: settings.lockOf(setting),
  } as const;
  const searched = {
    ...shared,
    placeholder: setting.defaultPromptValue || labels.choose,
    isLoading: known === undefined && !isFailed,
    loadingText: labels.loadingOptions,
    emptyText: isFailed ? labels.optionsFailed(dataSetName, failures[key] ?? '') : undefined,
  } as const;

  if (setting.inputType === 'radio') {
    return <RadioGroup {...shared} options={known ?? []} value={text || null} onValueChange={commit} />;
  }
  if (setting.inputType === 'multiselect') {
    const chosen = parseSetting(setting, text);
    return (
      <MultiSelect
        {...searched}
        options={withStored(known ?? [], chosen)}
        value={chosen}
        choiceDebounceMs={settings.debounceMs}
        onValueChange={(next) => {
          const usable = next.filter((value) => heldDelimiter(setting, value) === undefined);
          commit(serializeSetting(setting, usable));
          const dropped = next.find((value) => !usable.includes(value));
          if (dropped !== undefined) refuse(dropped);
        }}
      />
    );
  }
  const options = withStored(known ?? [], text === '' ? [] : [text]);
  const choice = {
    options,
    isClearable: setting.allowClearDropdown === true,
    value: text || null,
    onValueChange: (next: string | null) => commit(next ?? ''),
  } as const;
  if (known !== undefined && isPlain(setting, options)) {
    return <Select {...shared} {...choice} placeholder={searched.placeholder} />;
  }
  return (
    <Combobox
      {...searched}
      {...choice}
      {...(setting.allowNewValues && {
        onCreate: (value: string) =>
          heldDelimiter(setting, value) === undefined ? commit(value) : refuse(value),
        createLabel: labels.createOption,
      })}
    />
  );
}
