import { Button, Checkbox, Combobox, MultiSelect, RadioGroup, Select, Switch, Tooltip } from '@studio/ui';
import { truncateText } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Lock from 'lucide-react/icons/lock';
import { useId, useState } from 'react';
import type { Settings } from './hooks/useSettings.ts';
import { dataSetNameOf, optionsOf, valueSetKey, valueSetOf } from './model/options.ts';
import { heldDelimiter, parseSetting, serializeSetting } from './model/settingTexts.ts';
import { SettingColumns } from './SettingColumns.tsx';
import { ButtonLabel, ButtonNote, ButtonRoot, OptionsFailure } from './SettingsPanel.styles.ts';
import { SettingText } from './SettingText.tsx';
import type { SettingDescriptor, SettingOption, SettingOptions } from './types.ts';

interface SettingControlProps {
  readonly setting: SettingDescriptor;
  readonly settings: Settings;
}

function ChoiceWithFailure({ setting, settings }: SettingControlProps) {
  const { failures, retry } = settings.valueSets;
  const name = dataSetNameOf(setting, settings.values);
  const request = valueSetOf(setting, settings.values, settings.context);
  const key = request ? valueSetKey(request) : '';
  return (
    <div>
      <SettingChoice {...{ setting, settings }} />
      {Object.hasOwn(failures, key) && (
        <OptionsFailure role="alert" data-part="options-failure">
          {settings.labels.optionsFailed(name, failures[key] ?? '')}
          <Button size="sm" onClick={() => request && retry(request)}>
            {settings.labels.retry}
          </Button>
        </OptionsFailure>
      )}
    </div>
  );
}

/** The control of a setting, by its input type; a text for one that is not known. */
export function SettingControl({ setting, settings }: SettingControlProps) {
  const Toggle = setting.inputType === 'switch' ? Switch : Checkbox;
  switch (setting.inputType) {
    case 'switch':
    case 'checkbox':
      return (
        <Toggle
          data-part="setting"
          data-setting={setting.settingName}
          label={setting.label}
          hint={setting.hint ?? undefined}
          isDisabled={settings.isReadOnly}
          readOnlyReason={settings.lockOf(setting)}
          checked={settings.textOf(setting) === 'true'}
          onCheckedChange={(checked) => settings.commit(setting, String(checked))}
        />
      );
    case 'button':
      return <SettingButton {...{ setting, settings }} />;
    case 'radio':
    case 'dropdown':
    case 'multiselect':
      return <ChoiceWithFailure {...{ setting, settings }} />;
    case 'columns':
      return <SettingColumns key={settings.subject} {...{ setting, settings }} />;
    default:
      return <SettingText {...{ setting, settings }} />;
  }
}

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
function SettingButton({ setting, settings }: SettingButtonProps) {
  const id = useId();
  const text = settings.textOf(setting);
  const shown = truncateText(text, longestOnButton);
  const lock = settings.lockOf(setting);
  const problem = settings.problemOf(setting);
  const note = lock ?? setting.hint ?? '';
  const describedBy = [problem && `${id}-problem`, note && `${id}-note`].filter(Boolean).join(' ');
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
          aria-describedby={describedBy === '' ? undefined : describedBy}
          onClick={() => settings.press(setting)}
        >
          {shown || settings.labels.emptyButton}
        </Button>
      </Tooltip>
      {problem !== undefined && (
        <ButtonNote id={`${id}-problem`} data-problem>
          <CircleAlert size={14} aria-hidden="true" />
          {problem}
        </ButtonNote>
      )}
      {note !== '' && (
        <ButtonNote id={`${id}-note`}>
          {lock && <Lock size={14} aria-hidden="true" />}
          {note}
        </ButtonNote>
      )}
    </ButtonRoot>
  );
}

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

/** Whether what is chosen may be none of the options. */
function takesOthers(setting: SettingDescriptor, known: SettingOptions | undefined): boolean {
  return setting.allowNewValues === true || known?.isCut === true;
}

function isPlain(options: readonly SettingOption[]): boolean {
  if (options.length > mostInSelect) return false;
  return options.every(({ label }) => label.length <= longestInSelect);
}

/** Why a value was not taken. Of another subject nothing was refused yet. */
function useRefusal({ setting, settings }: SettingChoiceProps) {
  const { subject, labels } = settings;
  const [refusal, setRefusal] = useState<{ subject: string | undefined; text: string } | null>(null);
  return {
    refused: refusal?.subject === subject ? refusal?.text : undefined,
    refuse: (value: string) => {
      const text = labels.delimiterRefused(value, heldDelimiter(setting, value) ?? '');
      setRefusal({ subject, text });
    },
    accept: () => setRefusal(null),
  };
}

/** One or several of some options: a radio, a dropdown or a multi-select. */
function SettingChoice({ setting, settings }: SettingChoiceProps) {
  const { labels, values, context } = settings;
  const text = settings.textOf(setting);
  const known = optionsOf(setting, values, context);
  const { refused, refuse, accept } = useRefusal({ setting, settings });
  const commit = (next: string) => {
    accept();
    settings.commit(setting, next);
  };
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
    error: refused ?? settings.problemOf(setting),
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
        key={settings.subject}
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
  const isOpen = takesOthers(setting, known);
  if (known !== undefined && !isOpen && isPlain(options)) {
    return <Select {...shared} {...choice} placeholder={searched.placeholder} />;
  }
  return (
    <Combobox
      {...searched}
      {...choice}
      {...(isOpen && {
        onCreate: (value: string) =>
          heldDelimiter(setting, value) === undefined ? commit(value) : refuse(value),
        createLabel: labels.createOption,
      })}
    />
  );
}
