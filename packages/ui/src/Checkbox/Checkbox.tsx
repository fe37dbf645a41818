import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ChangeEvent, type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { mergeRefs } from '../internal/mergeProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { CheckboxBox, CheckboxInput, CheckboxRoot, CheckboxText } from './Checkbox.styles.ts';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'checked' | 'defaultChecked' | 'type'> {
  /** Its name, beside the box. */
  label: string;
  /**
   * The label stays for assistive technology only; the box keeps a target of 24 pixels.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** `mixed` when some, but not all, of what it stands for is on. */
  checked: boolean | 'mixed';
  /** The state that was asked for: pressing a mixed box asks for `true`. The event tells about Shift. */
  onCheckedChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
}

/** One thing that is on or off. */
export function Checkbox({
  label,
  isLabelHidden = false,
  checked,
  onCheckedChange,
  onChange,
  className,
  style,
  ref,
  ...rest
}: CheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const isMixed = checked === 'mixed';

  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = isMixed;
  }, [isMixed]);

  return (
    <CheckboxRoot
      data-part="checkbox"
      data-label-hidden={isLabelHidden || undefined}
      data-disabled={rest.disabled || undefined}
      className={className}
      style={style}
    >
      <CheckboxBox>
        <CheckboxInput
          {...rest}
          ref={ref ? mergeRefs(inputRef, ref) : inputRef}
          type="checkbox"
          checked={checked === true}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange(isMixed || event.target.checked, event);
          }}
        />
        {isMixed ? <Minus aria-hidden="true" /> : checked && <Check aria-hidden="true" />}
      </CheckboxBox>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <CheckboxText>{label}</CheckboxText>}
    </CheckboxRoot>
  );
}
