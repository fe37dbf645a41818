import { type ComponentPropsWithRef, type KeyboardEvent, useId } from 'react';
import { RadioHint, RadioInput, RadioOptionRoot, RadioText } from './RadioGroup.styles.ts';
import type { RadioOption } from './types.ts';

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
export function RadioGroupOption(props: RadioGroupOptionProps) {
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
