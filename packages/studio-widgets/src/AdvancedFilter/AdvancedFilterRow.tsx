import { IconButton, Select } from '@studio/ui';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { ConditionNote, ConditionRow } from './AdvancedFilter.styles.ts';
import { AdvancedFilterValue } from './AdvancedFilterValue.tsx';
import { type AdvancedFilterLabels, operatorText } from './labels.ts';
import { operatorsOf } from './model/operators.ts';
import { withChosen } from './model/withChosen.ts';
import type { ConditionFault, FilterCondition, FilterField, FilterOperator } from './types.ts';

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
