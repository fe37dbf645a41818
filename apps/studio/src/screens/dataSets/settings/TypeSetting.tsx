import type { DataSetType } from '@studio/api';
import { RadioGroup } from '@studio/ui';
import { t } from '../../../messages/messages.ts';
import { typeLabel } from '../dataSetTypes.ts';
import { chooseType } from './model/chooseType.ts';
import type { OneSettingProps } from './SettingProps.ts';
import './settings.messages.ts';

const offered: readonly DataSetType[] = [0, 1, 3, 2];

/** The type; another one brings what it starts from. */
export function TypeSetting({ draft, onChange, errors, isReadOnly }: OneSettingProps) {
  return (
    <RadioGroup
      isRequired
      data-setting="type"
      label={t('dataSets.settings.type')}
      options={offered.map((type) => ({
        value: String(type),
        label: typeLabel(type),
        hint: t(`dataSets.settings.type.hint.${type}`),
      }))}
      value={draft.type === null ? null : String(draft.type)}
      onValueChange={(chosen) => {
        const type = offered.find((known) => String(known) === chosen);
        if (type !== undefined) onChange(chooseType(draft, type));
      }}
      isDisabled={isReadOnly}
      error={errors.type}
    />
  );
}
