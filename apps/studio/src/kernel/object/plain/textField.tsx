import { TextArea, TextField } from '@studio/ui';
import {
  type FieldOptions,
  type LengthWords,
  lengthFault,
  makeField,
  nameFault,
  nearLimit,
  type Requirable,
} from './makeField.ts';
import type { PlainField } from './PlainField.ts';

/** A text of one line or of several. */
export interface TextFieldInput<Doc, Draft>
  extends FieldOptions<string, Doc, Draft>,
    Requirable<string, Doc, Draft> {
  /** Characters at most. */
  readonly maxLength: number;
  /** Lines that it shows at least, for a text of several lines. Default: it has one line. */
  readonly rows?: number;
  /** Lines up to which it grows. Default 18. */
  readonly maxRows?: number;
  /** The message about a text that is too long. Default: its length, and the limit. */
  readonly tooLong?: (lengths: LengthWords) => string;
  /** Hint below it, such as how it is written. Default: nothing. */
  readonly hint?: () => string;
  /** Hint below a text that has reached four fifths of its limit. Default: nothing. */
  readonly almostFull?: (lengths: LengthWords) => string;
  /** It is the name of the object: control characters and halves of surrogate pairs are faults. Default false. */
  readonly isName?: boolean;
  /** False for what the browser is not to check for spelling, such as names. Default: as it likes. */
  readonly spellCheck?: boolean;
  /** What one line holds: decides the keys of a touch screen. Default: any text. */
  readonly type?: 'email' | 'tel' | 'url';
}

/** A field for a text. White space around one of a line does not count; of several lines it does. */
export function textField<Doc, Draft = unknown>(
  input: TextFieldInput<Doc, Draft>,
): PlainField<Draft, string, Doc> {
  const {
    maxLength,
    rows,
    maxRows,
    type,
    tooLong,
    hint,
    almostFull,
    spellCheck,
    isName = false,
    ...options
  } = input;
  const counted = (value: string) => (rows === undefined ? value.trim() : value);
  return makeField(options, {
    maxLength,
    isTyped: true,
    empty: '',
    values: { of: 'text', maxLength, isLong: rows !== undefined },
    ...(rows !== undefined && {
      comparable: (value: string) => (value.trim() === '' ? null : value),
    }),
    isEmpty: (value) => value.trim() === '',
    check: (value) =>
      lengthFault(counted(value), maxLength, tooLong) ?? (isName ? nameFault(counted(value)) : null),
    render: ({ onLeave, ...control }) => {
      const near = almostFull === undefined ? null : nearLimit(counted(control.value), maxLength);
      const given = { ...control, spellCheck, hint: (near && almostFull?.(near)) ?? hint?.() };
      return rows === undefined ? (
        <TextField {...given} type={type} onBlur={onLeave} autoComplete="off" />
      ) : (
        <TextArea {...given} onBlur={onLeave} minRows={rows} maxRows={maxRows} />
      );
    },
  });
}
