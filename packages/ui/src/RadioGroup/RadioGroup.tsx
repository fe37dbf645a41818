import { type ComponentPropsWithRef, type KeyboardEvent, useId } from 'react';
import { FormField } from '../FormField/index.ts';
import { joinControlProps } from '../internal/joinControlProps.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { RadioHint, RadioInput, RadioList, RadioOptionRoot, RadioText } from './RadioGroup.styles.ts';
import type { RadioGroupProps, RadioOption } from './types.ts';

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

interface RadioGroupOptionProps extends Pick<ComponentPropsWithRef<'input'>, 'autoFocus' | 'form' | 'name'> {
  option: RadioOption<string>;
  isChecked: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  onCheck: () => void;
  inputRef: ComponentPropsWithRef<'input'>['ref'];
}

const movingKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ']);

/** One radio button with its label and hint. The platform has no read-only one: it takes the focus and stays. */
function RadioGroupOption(props: RadioGroupOptionProps) {
  const { option, isChecked, isDisabled, isReadOnly, onCheck, inputRef, ...native } = props;
  const id = useId();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isReadOnly && movingKeys.has(event.key)) event.preventDefault();
  };
  return (
    <RadioOptionRoot
      data-part="option"
      data-disabled={isDisabled || undefined}
      data-read-only={isReadOnly || undefined}
      data-checked={isChecked || undefined}
    >
      <RadioInput
        {...native}
        ref={inputRef}
        type="radio"
        data-part="radio"
        value={option.value}
        checked={isChecked}
        disabled={isDisabled}
        onKeyDown={handleKeyDown}
        onChange={onCheck}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.hint ? `${id}-hint` : undefined}
      />
      <RadioText>
        <span id={`${id}-label`}>{option.label}</span>
        {option.hint && (
          <RadioHint id={`${id}-hint`} data-part="option-hint">
            {option.hint}
          </RadioHint>
        )}
      </RadioText>
    </RadioOptionRoot>
  );
}
