import { Checkbox } from '@studio/ui';
import { type FieldOptions, makeField } from './makeField.ts';
import type { PlainField } from './PlainField.ts';

/** A field for what is on or off. */
export function checkboxField<Doc, Draft = unknown>(
  input: FieldOptions<boolean, Doc, Draft>,
): PlainField<Draft, boolean, Doc> {
  return makeField(input, {
    values: { of: 'boolean' },
    render: ({ label, isLabelHidden, value, onValueChange, onLeave, error, isReadOnly, readOnlyReason }) => (
      <Checkbox
        {...{ label, isLabelHidden, error, readOnlyReason }}
        aria-readonly={isReadOnly || undefined}
        checked={value}
        onCheckedChange={(next) => {
          if (!isReadOnly) onValueChange(next);
        }}
        onBlur={onLeave}
      />
    ),
  });
}
