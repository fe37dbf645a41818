import { TextField } from '@studio/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { type FieldOptions, makeField, type Requirable } from './makeField.ts';
import type { FieldControl, PlainField } from './PlainField.ts';

/** A small whole number from 1 on that always has a value. */
export interface CountFieldInput<Doc, Draft>
  extends FieldOptions<string, Doc, Draft>,
    Requirable<string, Doc, Draft> {
  /** Digits at most. */
  readonly digits: number;
  /** What it is when nothing is entered. */
  readonly usual: string;
  /** Hint below it. Default: nothing. */
  readonly hint?: (isIdle: boolean) => string;
}

/**
 * A field for a small whole number, which the draft holds as text. It can be emptied while it is edited, and then means the usual
 * one, which it shows when it is left; another number that was put in by itself is selected, so that the next digit takes its place.
 */
export function countField<Doc, Draft = unknown>(
  input: CountFieldInput<Doc, Draft>,
): PlainField<Draft, string, Doc> {
  const { digits, usual, hint, ...options } = input;
  return makeField(options, {
    isTyped: true,
    isEmpty: (value) => value === '' || readCount(value, { digits, usual }) !== value,
    render: (control, { isIdle }) => (
      <Count {...{ ...control, isIdle, digits, usual }} hint={hint?.(isIdle)} />
    ),
  });
}

/**
 * What the input of a count holds after any edit: digits without a leading zero. A negative sign becomes 1, a text that begins
 * with no number becomes the usual count.
 */
export function readCount(
  text: string,
  { digits, usual }: Pick<CountFieldInput<never, never>, 'digits' | 'usual'>,
): string {
  const typed = text.trim();
  if (typed.startsWith('-')) return '1';
  const [entered = ''] = /^\d+/.exec(typed) ?? [];
  return entered.replace(/^0+/, '').slice(0, digits) || usual;
}

interface CountProps extends FieldControl<string>, Pick<CountFieldInput<never, never>, 'digits' | 'usual'> {
  readonly isIdle: boolean;
  readonly hint: string | undefined;
}

function Count(props: CountProps) {
  const { label, value, onValueChange, onLeave, error, hint, isReadOnly, readOnlyReason, isIdle } = props;
  const { usual, isLabelHidden } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const wasPutIn = useRef(false);
  const [isEmptied, setEmptied] = useState(false);

  useLayoutEffect(() => {
    if (wasPutIn.current) inputRef.current?.select();
    wasPutIn.current = false;
  });

  return (
    <TextField
      {...{ label, isLabelHidden, inputRef, error, hint, readOnlyReason }}
      inputMode="numeric"
      autoComplete="off"
      placeholder={usual}
      value={isEmptied && value === usual ? '' : value}
      onBlur={() => {
        setEmptied(false);
        onLeave();
      }}
      onValueChange={(text) => {
        const count = readCount(text, props);
        const isEmpty = text.trim() === '';
        setEmptied(isEmpty);
        wasPutIn.current = !isEmpty && !text.startsWith(count);
        onValueChange(count);
      }}
      isReadOnly={isReadOnly && !isIdle}
      isDisabled={isIdle}
    />
  );
}
