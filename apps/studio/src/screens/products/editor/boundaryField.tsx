import { Checkbox, Combobox, Select } from '@studio/ui';
import { type FieldOptions, makeField } from '../../../kernel/object/plain/makeField.ts';
import type { FieldControl, PlainField } from '../../../kernel/object/plain/PlainField.ts';
import { once } from '../../../platform/i18n/once.ts';
import { productEditorText } from '../products.messages.ts';
import { Sides } from './boundaryField.styles.ts';

/** A number of days or months, or without limit. */
export type Boundary = number | string;

/** The boundary that is none. */
export const unlimited = 'Unlimited';

interface BoundaryFieldInput<Doc, Draft> extends FieldOptions<Boundary, Doc, Draft> {
  /** The least and the greatest number that can be chosen. */
  readonly min: number;
  readonly max: number;
}

/** A field for a boundary: one of many numbers, or that there is none, which leaves the numbers without effect. */
export function boundaryField<Doc, Draft = unknown>(
  input: BoundaryFieldInput<Doc, Draft>,
): PlainField<Draft, Boundary, Doc> {
  const { min, max, ...options } = input;
  // The nearest to today first.
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => (min < 0 ? max - index : min + index));
  const choices = once(() =>
    numbers.map((number) => ({ value: String(number), label: number.toLocaleString() })),
  );
  return makeField<Boundary, Doc, Draft>(options, {
    values: { of: 'choice', values: () => [unlimited, ...numbers] },
    format: (value) =>
      value === unlimited ? productEditorText('unlimited') : Number(value).toLocaleString(),
    render: (control) => <BoundaryControl {...control} choices={choices()} />,
  });
}

interface BoundaryControlProps extends FieldControl<Boundary> {
  /** The same list with every drawing. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function BoundaryControl({
  label,
  value,
  onValueChange,
  onLeave,
  isReadOnly,
  ...props
}: BoundaryControlProps) {
  const { choices, error, readOnlyReason } = props;
  const isUnlimited = value === unlimited;
  return (
    <Sides>
      <div>
        <Combobox
          {...{ label, error, readOnlyReason }}
          options={choices}
          value={isUnlimited ? null : String(value)}
          onValueChange={(text) => {
            if (text !== null) onValueChange(Number(text));
          }}
          isClearable={false}
          isDisabled={isReadOnly || isUnlimited}
          onBlur={onLeave}
        />
      </div>
      <Checkbox
        label={productEditorText('unlimited')}
        aria-label={productEditorText('unlimited.of', { label })}
        aria-readonly={isReadOnly || undefined}
        checked={isUnlimited}
        onCheckedChange={(next) => {
          if (!isReadOnly) onValueChange(next ? unlimited : 0);
        }}
        onBlur={onLeave}
      />
    </Sides>
  );
}

/** What a period is counted in. */
type Unit = 'days' | 'months';

/** A field for what a period is counted in; blank while other fields lock it. */
export function unitField<Doc, Draft = unknown>(
  options: FieldOptions<Unit, Doc, Draft> & Required<Pick<PlainField<Draft, Unit, Doc>, 'isLockedIn'>>,
): PlainField<Draft, Unit, Doc> {
  const units = () =>
    (['days', 'months'] as const).map((value) => ({ value, label: productEditorText(`unit.${value}`) }));
  return makeField<Unit, Doc, Draft>(options, {
    values: { of: 'choice', values: () => ['days', 'months'] },
    format: (value) => units().find((unit) => unit.value === value)?.label ?? '',
    render: ({ label, value, onValueChange, onLeave, error, isReadOnly, readOnlyReason }, { draft }) => (
      <Select
        {...{ label, error, readOnlyReason }}
        options={units()}
        value={options.isLockedIn(draft) ? null : value}
        onValueChange={(unit) => {
          if (unit === 'days' || unit === 'months') onValueChange(unit);
        }}
        isDisabled={isReadOnly}
        onBlur={onLeave}
      />
    ),
  });
}
