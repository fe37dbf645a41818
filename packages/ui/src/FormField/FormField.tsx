import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from 'react';
import { FieldNotes, noteIdsOf } from '../internal/FieldNotes.tsx';
import { Slot } from '../internal/Slot.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { FieldRoot } from './FormField.styles.ts';

/** What a control takes over from its field, so that label, hint and error belong to it. */
export interface FormFieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** What every field of a form takes, whichever control it holds. */
export interface FieldTexts {
  /** Its name, above the control. */
  label: string;
  /** One quiet line below: what to enter, a unit, a limit. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to mend it; replaces the hint and marks the control as invalid. */
  error?: ReactNode | undefined;
  /**
   * Marks the label, also for assistive technology; does not validate.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * The label stays for assistive technology only.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** Which permission or state keeps it from being edited; shown with a lock. */
  readOnlyReason?: string | undefined;
}

export interface FormFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The id of the control, when something else needs to know it. Made when missing. */
  controlId?: string | undefined;
  /** One control element, or a function that draws it with the props it has to spread. */
  children: ReactElement | ((control: FormFieldControl) => ReactNode);
}

/** What a label's press does by itself only for native controls. A control of many, such as a grid, has a tab stop. */
function focusControl(id: string): void {
  const control = document.getElementById(id);
  if (control === null || control.matches('input, textarea, select, button')) return;
  control.focus();
  if (document.activeElement !== control) control.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/** Label, control, hint and error, tied together for everyone. */
export function FormField({
  label,
  hint,
  error,
  isRequired = false,
  isLabelHidden = false,
  readOnlyReason,
  controlId,
  children,
  ...rest
}: FormFieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const notes = { id, hint, error, readOnlyReason };
  const control: FormFieldControl = {
    id,
    'aria-describedby': noteIdsOf(notes),
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  };
  const pressed = { onClick: () => focusControl(id) };
  const text = (
    <>
      {label}
      {isRequired && (
        <span aria-hidden="true" data-part="required">
          {' *'}
        </span>
      )}
    </>
  );

  return (
    <FieldRoot data-part="form-field" {...rest}>
      {isLabelHidden ? (
        <VisuallyHidden data-part="label">
          <label htmlFor={id} id={`${id}-label`}>
            {label}
          </label>
        </VisuallyHidden>
      ) : (
        <label htmlFor={id} id={`${id}-label`} data-part="label" {...pressed}>
          {text}
        </label>
      )}
      {typeof children === 'function' ? children(control) : <Slot render={children} {...control} />}
      <FieldNotes {...notes} />
    </FieldRoot>
  );
}
