import type { Preference } from '@studio/api';
import { Combobox, MultiSelect, Switch, TextField } from '@studio/ui';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import { ChoicesOf } from '../../../kernel/object/plain/ChoicesOf.tsx';
import { joinValues, splitValue } from './preferenceDraft.ts';
import { wordsOfSet } from './preferenceWords.ts';

export interface ValueEditorProps {
  readonly preference: Preference;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** @param intent the step that this is. Default: keys in one text are one step */
  readonly onValueChange: (value: string, intent?: EditIntent) => void;
}

/** The control of a value, by its type. Its label stays for assistive technology. */
export function ValueEditor(props: ValueEditorProps) {
  const { preference, label, value, error, onValueChange } = props;
  const { name, dataType, dataSetName } = preference;
  const control = { label, error, isLabelHidden: true };
  if (dataType === 'boolean')
    return (
      <Switch
        {...control}
        checked={value === 'true'}
        onCheckedChange={(next) => onValueChange(String(next), {})}
      />
    );
  if (dataSetName === null)
    return (
      <TextField
        {...control}
        value={value}
        inputMode={dataType === 'numeric' ? 'decimal' : 'text'}
        autoComplete="off"
        onValueChange={(next) => onValueChange(next, { coalesceKey: name })}
      />
    );
  const chosen = dataType === 'multi-select enum' ? splitValue(value) : [value];
  return (
    <ChoicesOf words={wordsOfSet(dataSetName)} draft={undefined} chosen={chosen}>
      {({ options, isLoading, loadingText, hint, isFailed }) => {
        const shared = {
          ...{ options, isLoading, loadingText, label, isLabelHidden: true },
          ...(isFailed ? { error: hint } : { error, hint }),
        };
        return dataType === 'multi-select enum' ? (
          <MultiSelect
            {...shared}
            value={chosen}
            onValueChange={(next) => onValueChange(joinValues(next), {})}
          />
        ) : (
          <Combobox
            {...shared}
            value={value}
            isClearable={false}
            onValueChange={(next) => {
              if (next !== null) onValueChange(next, {});
            }}
          />
        );
      }}
    </ChoicesOf>
  );
}
