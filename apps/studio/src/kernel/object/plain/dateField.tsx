import { DateField } from '@studio/ui';
import { showDay, toDay, toDayText } from './days.ts';
import { type FieldOptions, makeField, type Requirable } from './makeField.ts';
import type { FieldControl, PlainField } from './PlainField.ts';
import { valueText } from './values.messages.ts';

/** A day, or none. */
export interface DateFieldInput<Doc, Draft>
  extends FieldOptions<string, Doc, Draft>,
    Requirable<string, Doc, Draft> {
  /** The first day allowed, as YYYY-MM-DD. Default: none. */
  readonly min?: string;
  /** The last day allowed, as YYYY-MM-DD. Default: none. */
  readonly max?: string;
  /**
   * Says that another field will do instead, where it is required only while that one is empty: no star marks a day that may be left
   * out. Default: it has its star, and no hint.
   */
  readonly insteadHint?: () => string;
  /** A key is painted before anything follows from it: for a draft of thousands of rows. Default false. */
  readonly isHeld?: boolean;
}

/**
 * A field for a day. The draft holds it as YYYY-MM-DD, and nothing as an empty text; `toDayText` and `toDay` turn milliseconds into it and back. A text that was
 * typed and is no day is held, too, and is a fault: it is not taken for nothing.
 */
export function dateField<Doc, Draft = unknown>(
  input: DateFieldInput<Doc, Draft>,
): PlainField<Draft, string, Doc> {
  const { min, max, insteadHint, isHeld = false, ...options } = input;
  return makeField(options, {
    isTyped: true,
    values: { of: 'day' },
    format: (value) => showDay(String(value ?? '')),
    isEmpty: (value) => value === '',
    check: (value) => {
      if (value === '') return null;
      if (toDay(value) === null) return valueText('day.unreadable', { text: value });
      if (min !== undefined && value < min) return valueText('day.early', { day: showDay(min) });
      return max !== undefined && value > max ? valueText('day.late', { day: showDay(max) }) : null;
    },
    render: (control) => (
      <Day
        {...control}
        {...(insteadHint && { isRequired: false, hint: insteadHint() })}
        isHeld={isHeld}
        min={toDay(min ?? '')}
        max={toDay(max ?? '')}
      />
    ),
  });
}

interface DayProps extends FieldControl<string> {
  readonly min: number | null;
  readonly max: number | null;
  readonly hint?: string;
  readonly isHeld: boolean;
}

function Day({ value, onValueChange, onLeave, min, max, ...control }: DayProps) {
  const day = toDay(value);
  const hold = (text: string) => {
    if (text !== value) onValueChange(text);
  };
  return (
    <DateField
      {...control}
      {...(min !== null && { min })}
      {...(max !== null && { max })}
      value={day}
      onValueChange={(next) => hold(toDayText(next))}
      // What cannot be read is no day to the control; the draft keeps it, so that it is not saved as nothing.
      unreadableText={day === null ? value : undefined}
      onUnreadableTextChange={hold}
      onBlur={onLeave}
    />
  );
}
