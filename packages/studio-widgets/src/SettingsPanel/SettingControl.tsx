import { Button, Checkbox, Switch } from '@studio/ui';
import type { Settings } from './hooks/useSettings.ts';
import { dataSetNameOf, valueSetKey, valueSetOf } from './model/options.ts';
import { SettingButton } from './SettingButton.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingColumns } from './SettingColumns.tsx';
import { OptionsFailure } from './SettingsPanel.styles.ts';
import { SettingText } from './SettingText.tsx';
import type { SettingDescriptor } from './types.ts';

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
      return <SettingColumns {...{ setting, settings }} />;
    default:
      return <SettingText {...{ setting, settings }} />;
  }
}
