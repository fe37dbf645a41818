import { useId } from 'react';
import { FormField } from '../FormField/index.ts';
import { joinControlProps } from '../internal/joinControlProps.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { RadioList } from './RadioGroup.styles.ts';
import { RadioGroupOption } from './RadioGroupOption.tsx';
import type { RadioGroupProps } from './types.ts';

/** One choice out of a few, all in sight. */
export function RadioGroup<T extends string>({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  readOnlyReason,
  options,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  orientation = 'vertical',
  isDisabled = false,
  isReadOnly = false,
  inputRef,
  id: givenId,
  name: givenName,
  form,
  autoFocus,
  ...rest
}: RadioGroupProps<T>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [value, choose] = useControlled<T | null>(
    givenValue,
    defaultValue,
    onValueChange as ((value: T | null) => void) | undefined,
  );
  const isFixed = isReadOnly || Boolean(readOnlyReason);
  const [control, root] = splitControlProps(rest);
  const canTake = (option: { isDisabled?: boolean | undefined }) => !isDisabled && !option.isDisabled;
  const focusable =
    options.find((option) => option.value === value && canTake(option)) ?? options.find(canTake);

  return (
    <FormField
      {...{ label, hint, error, isRequired, isLabelHidden, readOnlyReason, controlId: id }}
      {...root}
    >
      {(field) => (
        <RadioList
          {...joinControlProps(control, field)}
          role="radiogroup"
          data-part="control"
          data-orientation={orientation}
          data-invalid={error ? true : undefined}
          aria-labelledby={control['aria-labelledby'] ?? `${id}-label`}
          aria-disabled={isDisabled || undefined}
          aria-readonly={isFixed || undefined}
        >
          {options.map((option) => (
            <RadioGroupOption
              key={option.value}
              option={option}
              name={givenName ?? `${id}-options`}
              form={form}
              autoFocus={autoFocus && option === focusable}
              isChecked={option.value === value}
              isDisabled={!canTake(option)}
              isReadOnly={isFixed}
              onCheck={() => {
                if (!isFixed) choose(option.value);
              }}
              inputRef={option === focusable ? inputRef : undefined}
            />
          ))}
        </RadioList>
      )}
    </FormField>
  );
}
