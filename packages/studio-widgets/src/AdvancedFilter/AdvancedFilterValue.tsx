import { Combobox, DateField, MultiSelect, NumberField, Select, TextField } from '@studio/ui';
import type { AdvancedFilterLabels } from './labels.ts';
import { valueCountOf } from './model/operators.ts';
import { withChosen } from './model/withChosen.ts';
import type { FilterField, FilterOperator } from './types.ts';

const longestSelect = 20;

interface AdvancedFilterValueProps {
  readonly field: FilterField;
  readonly operator: FilterOperator;
  readonly values: readonly string[];
  readonly labels: AdvancedFilterLabels;
  readonly readOnlyReason: string | undefined;
  readonly onValuesChange: (values: readonly string[]) => void;
}

function numberOf(text: string | undefined): number | null {
  return text === undefined || text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}

/** Plain digits, never an exponent. */
function digitsOf(value: number): string {
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

/** Enters what a field is compared with, by the field's type and the operator. */
export function AdvancedFilterValue(props: AdvancedFilterValueProps) {
  const { field, operator, values, labels, readOnlyReason, onValuesChange } = props;
  const shared = { label: labels.value, isLabelHidden: true, readOnlyReason };
  const first = values[0];
  const setFirst = (text: string | null) => onValuesChange(text === null || text === '' ? [] : [text]);
  const options = withChosen(field.options ?? [], ...values);
  const isLoading = field.options === undefined;

  if (valueCountOf(operator) === 'none') return null;
  if (valueCountOf(operator) === 'many') {
    return (
      <MultiSelect
        {...shared}
        {...{ options, isLoading }}
        placeholder={labels.choicePlaceholder}
        value={values}
        onValueChange={onValuesChange}
      />
    );
  }
  switch (field.type) {
    case 'text':
      return (
        <TextField
          {...shared}
          placeholder={labels.valuePlaceholder}
          value={first ?? ''}
          onValueChange={setFirst}
        />
      );
    case 'number':
      return (
        <NumberField
          {...shared}
          placeholder={labels.valuePlaceholder}
          decimals={6}
          value={numberOf(first)}
          onValueChange={(value) => setFirst(value === null ? null : digitsOf(value))}
        />
      );
    case 'date':
      return (
        <DateField
          {...shared}
          value={numberOf(first)}
          onValueChange={(value) => setFirst(value === null ? null : String(value))}
        />
      );
    case 'boolean':
      return (
        <Select
          {...shared}
          placeholder={labels.choicePlaceholder}
          options={[
            { value: 'true', label: labels.isTrue },
            { value: 'false', label: labels.isFalse },
          ]}
          value={first ?? null}
          onValueChange={setFirst}
        />
      );
    case 'choice':
    case 'choices':
      return options.length > longestSelect || isLoading ? (
        <Combobox
          {...shared}
          {...{ options, isLoading }}
          placeholder={labels.choicePlaceholder}
          value={first ?? null}
          onValueChange={setFirst}
        />
      ) : (
        <Select
          {...shared}
          {...{ options }}
          placeholder={labels.choicePlaceholder}
          value={first ?? null}
          onValueChange={setFirst}
        />
      );
  }
}
