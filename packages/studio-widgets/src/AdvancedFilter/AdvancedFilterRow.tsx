import { Combobox, DateField, IconButton, MultiSelect, NumberField, Select, TextField } from '@studio/ui';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { ConditionNote, ConditionRow } from './AdvancedFilter.styles.ts';
import { type AdvancedFilterLabels, operatorText } from './labels.ts';
import { operatorsOf, valueCountOf } from './model/operators.ts';
import type { ConditionFault, FilterCondition, FilterField, FilterOperator, FilterOption } from './types.ts';

interface AdvancedFilterRowProps {
  readonly condition: FilterCondition;
  /** From 1. */
  readonly ordinal: number;
  readonly fields: readonly FilterField[];
  /** Why it is left out; undefined when it counts. */
  readonly fault: ConditionFault | undefined;
  readonly labels: AdvancedFilterLabels;
  readonly readOnlyReason: string | undefined;
  readonly onFieldChange: (field: FilterField) => void;
  readonly onOperatorChange: (operator: FilterOperator, field: FilterField) => void;
  readonly onValuesChange: (values: readonly string[]) => void;
  readonly onRemove: () => void;
}

/** One condition: field, operator, value. */
export function AdvancedFilterRow(props: AdvancedFilterRowProps) {
  const { condition, ordinal, fields, fault, labels, readOnlyReason } = props;
  const noteId = useId();
  const field = fields.find(({ key }) => key === condition.field);
  const shared = { isLabelHidden: true, readOnlyReason } as const;

  return (
    <ConditionRow
      role="group"
      aria-label={labels.condition(ordinal)}
      aria-describedby={fault && noteId}
      data-part="condition"
      data-condition={condition.id}
      data-incomplete={fault}
    >
      <Select
        {...shared}
        data-part="field"
        label={labels.field}
        placeholder={labels.fieldPlaceholder}
        options={withChosen(
          fields.map(({ key, label }) => ({ value: key, label })),
          condition.field,
        )}
        value={condition.field}
        onValueChange={(key) => {
          const chosen = fields.find((candidate) => candidate.key === key);
          if (chosen) props.onFieldChange(chosen);
        }}
      />
      {field && (
        <Select
          {...shared}
          data-part="operator"
          label={labels.operator}
          placeholder={labels.operatorPlaceholder}
          options={operatorsOf(field).map((value) => ({
            value,
            label: operatorText(value, field.type, labels),
          }))}
          value={condition.operator}
          onValueChange={(operator) => operator && props.onOperatorChange(operator, field)}
        />
      )}
      {field && condition.operator && (
        <div data-part="value">
          <AdvancedFilterValue
            key={`${field.key} ${condition.operator}`}
            {...{ field, labels, readOnlyReason }}
            operator={condition.operator}
            values={condition.values}
            onValuesChange={props.onValuesChange}
          />
        </div>
      )}
      {!readOnlyReason && (
        <IconButton
          data-part="remove"
          label={labels.removeCondition(ordinal)}
          icon={<X size={16} />}
          onClick={props.onRemove}
        />
      )}
      {fault && (
        <ConditionNote id={noteId} data-part="note">
          <CircleDashed size={14} aria-hidden="true" />
          {labels.faults[fault]}
        </ConditionNote>
      )}
    </ConditionRow>
  );
}

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
function AdvancedFilterValue(props: AdvancedFilterValueProps) {
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

/** The options, and behind them those that are chosen although they are not, or no longer, among them. */
function withChosen(
  options: readonly FilterOption[],
  ...chosen: readonly (string | null)[]
): readonly FilterOption[] {
  const missing = chosen.filter(
    (value) => value !== null && !options.some((option) => option.value === value),
  );
  const added = missing.map((value) => ({ value: value ?? '', label: value ?? '' }));
  return added.length === 0 ? options : [...options, ...added];
}
