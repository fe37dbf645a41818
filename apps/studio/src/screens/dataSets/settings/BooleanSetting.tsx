import { RadioGroup } from '@studio/ui';
import { t } from '../../../messages/messages.ts';
import type { SettingName, SettingsDraft } from './model/SettingsDraft.ts';
import type { SettingProps } from './SettingProps.ts';
import './settings.messages.ts';

type BooleanName = {
  [Name in SettingName]: SettingsDraft[Name] extends boolean | null ? Name : never;
}[SettingName];

/** A setting that is true, false, or not chosen yet. */
export function BooleanSetting({ setting, draft, onChange, errors, isReadOnly }: SettingProps<BooleanName>) {
  const value = draft[setting];
  return (
    <RadioGroup
      orientation="horizontal"
      label={t(`dataSets.settings.${setting}`)}
      options={[
        { value: 'true', label: t('dataSets.settings.true') },
        { value: 'false', label: t('dataSets.settings.false') },
      ]}
      value={value === null ? null : (`${value}` as const)}
      onValueChange={(chosen) => onChange({ ...draft, [setting]: chosen === 'true' })}
      isRequired={draft.type !== 0}
      isDisabled={isReadOnly}
      error={errors[setting]}
    />
  );
}
