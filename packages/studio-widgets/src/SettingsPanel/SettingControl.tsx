import { Button, Checkbox, Switch } from '@studio/ui';
import type { Settings } from './hooks/useSettings.ts';
import { dataSetNameOf } from './model/options.ts';
import { SettingButton } from './SettingButton.tsx';
import { SettingChoice } from './SettingChoice.tsx';
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
  return (
    <div>
      <SettingChoice {...{ setting, settings }} />
      {Object.hasOwn(failures, name) && (
        <OptionsFailure role="alert" data-part="options-failure">
          {settings.labels.optionsFailed(name, failures[name] ?? '')}
          <Button size="sm" onClick={() => retry(name)}>
            {settings.labels.retry}
          </Button>
        </OptionsFailure>
      )}
    </div>
  );
}

/** The control of a setting, by its input type. */
export function SettingControl({ setting, settings }: SettingControlProps) {
  const Toggle = setting.inputType === 2 ? Switch : Checkbox;
  switch (setting.inputType) {
    case 0:
    case 1:
      return <SettingText {...{ setting, settings }} />;
    case 2:
    case 6:
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
    case 3:
      return <SettingButton {...{ setting, settings }} />;
    case 4:
    case 5:
    case 7:
      return <ChoiceWithFailure {...{ setting, settings }} />;
  }
}
