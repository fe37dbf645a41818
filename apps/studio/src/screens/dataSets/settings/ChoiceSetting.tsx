import { Button, Combobox } from '@studio/ui';
import { t } from '../../../messages/messages.ts';
import { type Choices, withStored } from './choices.ts';
import type { SettingProps } from './SettingProps.ts';
import { FieldAction } from './SettingsForm.styles.ts';

/** The generator or the form template, and what the server offers. */
export interface ChoiceSettingProps
  extends SettingProps<'generatorBeanName' | 'repeatingFormTemplateUniqueName'> {
  readonly choices: Choices;
}

/** A setting that is chosen from what the server offers. */
export function ChoiceSetting(props: ChoiceSettingProps) {
  const { setting, draft, onChange, errors, isReadOnly, choices } = props;
  const value = draft[setting];
  const kind = setting === 'generatorBeanName' ? 'generator' : 'template';
  return (
    <div>
      <Combobox
        isRequired
        label={t(`dataSets.settings.${setting}`)}
        placeholder={t(`dataSets.settings.choose.${kind}`)}
        options={withStored(choices, value)}
        value={value}
        onValueChange={(chosen) => onChange({ ...draft, [setting]: chosen })}
        isLoading={choices.isLoading}
        {...(choices.options.length === 0 && { emptyText: t(`dataSets.settings.none.${kind}`) })}
        isDisabled={isReadOnly}
        error={choices.error ?? errors[setting]}
      />
      {choices.error !== null && (
        <FieldAction>
          <Button size="sm" isPending={choices.isLoading} onClick={choices.onRetry}>
            {t('common.retry')}
          </Button>
        </FieldAction>
      )}
    </div>
  );
}
