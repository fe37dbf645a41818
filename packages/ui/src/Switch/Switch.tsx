import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { FieldNotes, noteIdsOf } from '../internal/FieldNotes.tsx';
import type { FieldRootProps, InputAttributes } from '../internal/NativeFieldProps.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import {
  SwitchInput,
  SwitchNotes,
  SwitchRoot,
  SwitchRow,
  SwitchSpinner,
  SwitchText,
  SwitchTrack,
} from './Switch.styles.ts';

export interface SwitchProps extends FieldRootProps, InputAttributes {
  /** What is on or off; the same words for both. */
  label: string;
  /**
   * The label stays for assistive technology only.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** What it means when it is on, in a line below. */
  hint?: ReactNode | undefined;
  /** Why it could not be switched; replaces the hint. */
  error?: ReactNode | undefined;
  /** Whether it is on. Leave it out, and the switch holds it. */
  checked?: boolean | undefined;
  /**
   * What an uncontrolled switch starts with.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Asked to be on or off. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * What it was set to is being carried out: it keeps the focus and cannot be switched meanwhile.
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * Announced by assistive technology while it is pending.
   * @default 'Saving'
   */
  pendingText?: string | undefined;
  /** Which permission or state keeps it from being switched; shown with a lock. */
  readOnlyReason?: string | undefined;
  /** The input. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const english = { pendingText: 'Saving' };

/** Enter switches like Space. In a form it submits that, as from any native control. */
function switchByEnter({
  key,
  repeat,
  ctrlKey,
  metaKey,
  altKey,
  currentTarget,
}: KeyboardEvent<HTMLInputElement>) {
  const isPlain = !(repeat || ctrlKey || metaKey || altKey);
  if (key === 'Enter' && isPlain && currentTarget.form === null) currentTarget.click();
}

/** Something that is on or off, and takes effect at once. */
export function Switch({
  label,
  isLabelHidden = false,
  hint,
  error,
  checked: givenChecked,
  defaultChecked = false,
  onCheckedChange,
  isPending = false,
  pendingText,
  readOnlyReason,
  inputRef,
  id: givenId,
  ...rest
}: SwitchProps) {
  const texts = useLabels('Switch', english);
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isOn, switchTo] = useControlled(givenChecked, defaultChecked, onCheckedChange);
  const [control, root] = splitControlProps(rest);
  const isReadOnly = Boolean(readOnlyReason);
  const notes = { id, hint, error, readOnlyReason };

  return (
    <SwitchRoot data-part="switch" data-checked={isOn || undefined} {...root}>
      <SwitchRow
        data-part="row"
        data-disabled={control.disabled || undefined}
        data-read-only={isReadOnly || undefined}
        data-pending={isPending || undefined}
      >
        <SwitchTrack>
          <SwitchInput
            {...control}
            ref={inputRef}
            id={id}
            type="checkbox"
            role="switch"
            data-part="input"
            checked={isOn}
            aria-describedby={noteIdsOf(notes, control['aria-describedby'])}
            aria-invalid={error ? true : control['aria-invalid']}
            aria-readonly={isReadOnly || undefined}
            aria-busy={isPending || undefined}
            onKeyDown={switchByEnter}
            onChange={(event) => {
              if (!isReadOnly && !isPending) switchTo(event.target.checked);
            }}
          />
          {isPending && <SwitchSpinner aria-hidden="true" data-part="spinner" />}
        </SwitchTrack>
        {isLabelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <SwitchText data-part="label">{label}</SwitchText>
        )}
      </SwitchRow>
      <VisuallyHidden role="status">{isPending && (pendingText ?? texts.pendingText)}</VisuallyHidden>
      {(error || hint || isReadOnly) && (
        <SwitchNotes data-label-hidden={isLabelHidden || undefined}>
          <FieldNotes {...notes} />
        </SwitchNotes>
      )}
    </SwitchRoot>
  );
}
