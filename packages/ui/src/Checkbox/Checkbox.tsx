import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { FieldNotes, noteIdsOf } from '../internal/FieldNotes.tsx';
import type { InputAttributes } from '../internal/NativeFieldProps.ts';
import { type ControlPropName, splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import {
  CheckboxBox,
  CheckboxInput,
  CheckboxNoteList,
  CheckboxRoot,
  CheckboxRow,
  CheckboxText,
} from './Checkbox.styles.ts';

type RootProps = Omit<
  HTMLAttributes<HTMLDivElement>,
  ControlPropName | 'children' | 'defaultValue' | 'defaultChecked'
>;

export interface CheckboxProps
  extends RootProps,
    InputAttributes,
    Pick<ComponentPropsWithRef<'input'>, 'value'> {
  /** Its name, beside the box. */
  label: string;
  /**
   * The label stays for assistive technology only; the box keeps a target of 24 pixels.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** The state, when the caller holds it: `mixed` when some, but not all, of what it represents is on. */
  checked?: boolean | 'mixed' | undefined;
  /**
   * The state to start with, when the box holds it.
   * @default false
   */
  defaultChecked?: boolean | 'mixed' | undefined;
  /** The requested state: pressing a mixed box requests `true`. The event has the Shift key. */
  onCheckedChange?: ((checked: boolean, event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** What it means when it is on, in a line below. */
  hint?: ReactNode | undefined;
  /** What is wrong with it; replaces the hint. */
  error?: ReactNode | undefined;
  /** Which permission or state keeps it from being switched; shown with a lock. It can still be focused and read. */
  readOnlyReason?: string | undefined;
  /** The outermost element, with the box, its name and what is below. */
  ref?: Ref<HTMLDivElement> | undefined;
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
  hint,
  error,
  readOnlyReason,
  value,
  id: givenId,
  inputRef: givenInputRef,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const controlRef = useMergedRefs(inputRef, givenInputRef);
  const [given, root] = splitControlProps(rest);
  const [checked, setChecked] = useControlled<State, [ChangeEvent<HTMLInputElement>]>(
    givenChecked,
    defaultChecked,
    (next, event) => onCheckedChange?.(next === true, event),
  );
  const isMixed = checked === 'mixed';
  const isReadOnly = Boolean(readOnlyReason);
  const notes = { id, hint, error, readOnlyReason };

  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = isMixed;
  });

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const isOn = isMixed || event.target.checked;
    // A press ends the mixed state of the element, and who holds it may not draw again.
    event.target.indeterminate = isMixed;
    if (!isReadOnly) setChecked(isOn, event);
  };

  return (
    <CheckboxRoot
      data-part="checkbox"
      data-label-hidden={isLabelHidden || undefined}
      data-disabled={given.disabled || undefined}
      data-read-only={isReadOnly || undefined}
      data-checked={checked || undefined}
      {...root}
    >
      <CheckboxRow data-part="row">
        <CheckboxBox data-part="box">
          <CheckboxInput
            {...given}
            {...{ id, value }}
            ref={controlRef}
            data-part="input"
            type="checkbox"
            checked={checked === true}
            aria-describedby={noteIdsOf(notes, given['aria-describedby'])}
            aria-invalid={error ? true : given['aria-invalid']}
            aria-readonly={isReadOnly || given['aria-readonly']}
            onChange={handleChange}
          />
          {isMixed ? <Minus aria-hidden="true" /> : checked && <Check aria-hidden="true" />}
        </CheckboxBox>
        {isLabelHidden ? (
          <VisuallyHidden data-part="label">{label}</VisuallyHidden>
        ) : (
          <CheckboxText data-part="label">{label}</CheckboxText>
        )}
      </CheckboxRow>
      {(error || hint || isReadOnly) && (
        <CheckboxNoteList>
          <FieldNotes {...notes} />
        </CheckboxNoteList>
      )}
    </CheckboxRoot>
  );
}
