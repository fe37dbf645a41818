import { Select } from '@studio/ui';
import type { VariableValue } from '../model/values.ts';
import { useTreeView } from '../TreeView.ts';
import type { ValueSlot } from '../types.ts';
import { Pair } from './values.styles.ts';

function withCurrent<Option extends { readonly value: string; readonly label: string }>(
  options: readonly Option[],
  current: string,
): readonly { readonly value: string; readonly label: string }[] {
  const isThere = current === '' || options.some(({ value }) => value === current);
  return isThere ? options : [...options, { value: current, label: current }];
}

/** A variable, and how it is read: choosing a variable chooses the first method of its type. */
export function VariableEditor({ slot, value }: { slot: ValueSlot; value: VariableValue }) {
  const { labels, variables, variableMethods } = useTreeView();
  const methods = variableMethods[value.typeName] ?? [];
  const choose = (name: string | null) => {
    const variable = variables.find((candidate) => candidate.name === name);
    if (variable === undefined) return;
    const { typeName } = variable;
    const variableMethod = variableMethods[typeName]?.[0]?.name ?? '';
    slot.onChange({ ...value, variableName: variable.name, typeName, variableMethod });
  };
  return (
    <Pair>
      <Select
        label={slot.label}
        isLabelHidden
        placeholder={labels.choose.VariableValue}
        options={withCurrent(
          variables.map(({ name, label }) => ({ value: name, label: label ?? name })),
          value.variableName,
        )}
        value={value.variableName === '' ? null : value.variableName}
        onValueChange={choose}
        aria-invalid={slot.isInvalid || undefined}
        aria-describedby={slot.describedBy}
      />
      {(methods.length > 1 || (value.variableName !== '' && methods.length === 0)) && (
        <Select
          label={labels.method}
          isLabelHidden
          placeholder={labels.method}
          options={withCurrent(
            methods.map(({ name, label }) => ({ value: name, label })),
            value.variableMethod,
          )}
          value={value.variableMethod === '' ? null : value.variableMethod}
          onValueChange={(variableMethod) => variableMethod && slot.onChange({ ...value, variableMethod })}
        />
      )}
    </Pair>
  );
}
