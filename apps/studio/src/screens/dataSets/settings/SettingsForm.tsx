import type { SubmitEvent } from 'react';
import { t } from '../../../messages/messages.ts';
import { BooleanSetting } from './BooleanSetting.tsx';
import { ChoiceSetting } from './ChoiceSetting.tsx';
import type { Choices } from './choices.ts';
import { MinimumSetting } from './MinimumSetting.tsx';
import { hasSetting } from './model/settingsFields.ts';
import type { OneSettingProps } from './SettingProps.ts';
import { Form, Pair } from './SettingsForm.styles.ts';
import { TextSetting } from './TextSetting.tsx';
import { TypeSetting } from './TypeSetting.tsx';
import './settings.messages.ts';

/** The settings and what they are chosen from. */
export interface SettingsFormProps extends OneSettingProps {
  /** The form's id, so that a button outside of it can submit it. */
  readonly id: string;
  /** The product needs the set: its name stays. */
  readonly isNameLocked: boolean;
  readonly generators: Choices;
  readonly templates: Choices;
  /** Enter was pressed in a field, or the button of the form. */
  readonly onSubmit: () => void;
}

/** The settings that a set of the chosen type has. */
export function SettingsForm({
  id,
  onSubmit,
  isNameLocked,
  generators,
  templates,
  ...rest
}: SettingsFormProps) {
  const { type } = rest.draft;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  const isDynamic = hasSetting(type, 'dynamicDefault');
  return (
    <Form id={id} noValidate onSubmit={submit}>
      <TextSetting
        {...rest}
        setting="name"
        lockedBecause={isNameLocked ? t('dataSets.settings.nameLocked') : ''}
      />
      <TextSetting {...rest} setting="description" />
      <TypeSetting {...rest} />
      {isDynamic && <ChoiceSetting {...rest} setting="generatorBeanName" choices={generators} />}
      {hasSetting(type, 'repeatingFormTemplateUniqueName') && (
        <ChoiceSetting {...rest} setting="repeatingFormTemplateUniqueName" choices={templates} />
      )}
      {isDynamic && (
        <Pair>
          <BooleanSetting {...rest} setting="dynamicDefault" />
          <BooleanSetting {...rest} setting="clearInvalidFieldValue" />
        </Pair>
      )}
      {hasSetting(type, 'supportSearch') && (
        <Pair>
          <BooleanSetting {...rest} setting="supportSearch" />
          <MinimumSetting {...rest} />
        </Pair>
      )}
    </Form>
  );
}
