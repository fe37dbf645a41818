import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type LabelHTMLAttributes,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react';
import { mergeRefs } from '../internal/mergeProps.ts';
import { type ControlPropName, splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { CheckboxBox, CheckboxInput, CheckboxRoot, CheckboxText } from './Checkbox.styles.ts';

type InputProps = ComponentPropsWithRef<'input'>;

type RootProps = Omit<
  LabelHTMLAttributes<HTMLLabelElement>,
  ControlPropName | 'children' | 'defaultValue' | 'defaultChecked' | 'htmlFor'
>;

export interface CheckboxProps
  extends RootProps,
    Pick<InputProps, Extract<keyof InputProps, ControlPropName> | 'value'> {
  /** Its name, beside the box. */
  label: string;
  /**
   * The label stays for assistive technology only; the box keeps a target of 24 pixels.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** The state, when the caller holds it: `mixed` when some, but not all, of what it stands for is on. */
  checked?: boolean | 'mixed' | undefined;
  /**
   * The state to start with, when the box holds it.
   * @default false
   */
  defaultChecked?: boolean | 'mixed' | undefined;
  /** The state that was asked for: pressing a mixed box asks for `true`. The event tells about Shift. */
  onCheckedChange?: ((checked: boolean, event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** The label's element, which holds the box and its name. */
  ref?: Ref<HTMLLabelElement> | undefined;
  /** The input's element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

type State = boolean | 'mixed';

/** One thing that is on or off. */
export function Checkbox({
  label,
  isLabelHidden = false,
  checked: givenChecked,
  defaultChecked = false,
  onCheckedChange,
  value,
  id,
  inputRef: givenInputRef,
  ...rest
}: CheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [given, root] = splitControlProps(rest);
  const [checked, setChecked] = useControlled<State, [ChangeEvent<HTMLInputElement>]>(
    givenChecked,
    defaultChecked,
    (next, event) => onCheckedChange?.(next === true, event),
  );
  const isMixed = checked === 'mixed';

  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = isMixed;
  }, [isMixed]);

  return (
    <CheckboxRoot
      data-part="checkbox"
      data-label-hidden={isLabelHidden || undefined}
      data-disabled={given.disabled || undefined}
      data-checked={checked || undefined}
      {...root}
    >
      <CheckboxBox data-part="box">
        <CheckboxInput
          {...given}
          {...{ id, value }}
          ref={givenInputRef ? mergeRefs(inputRef, givenInputRef) : inputRef}
          data-part="input"
          type="checkbox"
          checked={checked === true}
          onChange={(event) => setChecked(isMixed || event.target.checked, event)}
        />
        {isMixed ? <Minus aria-hidden="true" /> : checked && <Check aria-hidden="true" />}
      </CheckboxBox>
      {isLabelHidden ? (
        <VisuallyHidden data-part="label">{label}</VisuallyHidden>
      ) : (
        <CheckboxText data-part="label">{label}</CheckboxText>
      )}
    </CheckboxRoot>
  );
}
