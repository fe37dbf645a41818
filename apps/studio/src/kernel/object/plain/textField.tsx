import { TextArea, type TextAreaProps, TextField } from '@studio/ui';
import { lineBlocks } from '@studio/widgets';
import type { ComponentType } from 'react';
import { textMerger } from '../../editor/texts/mergeTexts.ts';
import {
  type FieldOptions,
  type LengthWords,
  lengthFault,
  makeField,
  nameFault,
  nearLimit,
  type Requirable,
} from './makeField.ts';
import { NameControl } from './NameControl.tsx';
import type { FindNamesakes } from './namesakesIn.ts';
import type { PlainField } from './PlainField.ts';

/** What a text is typed into is given. */
export interface TextEditorProps extends Pick<TextAreaProps, 'minRows' | 'maxRows'> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly readOnlyReason: string | undefined;
  readonly spellCheck: boolean | undefined;
  readonly value: string;
  readonly isMultiline: boolean;
  readonly onValueChange: (value: string) => void;
  readonly onBlur: () => void;
}

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
  /** Asks for similar names, of which the field warns before anything is saved. For names. Default: only other rows of the same list are looked at. */
  readonly findNamesakes?: FindNamesakes;
  /** False for what the browser is not to check for spelling, such as names. Default: as it likes. */
  readonly spellCheck?: boolean;
  /** What it is typed into. Default: a plain field. */
  readonly Editor?: ComponentType<TextEditorProps>;
  /** What one line holds: decides the keys of a touch screen. Default: any text. */
  readonly type?: 'email' | 'tel' | 'url';
}

const blocks = { format: 'text', merge: textMerger(lineBlocks) } as const;

/** A field for a text. One of several lines is compared and merged by lines and words. White space around one of a line does not count; of several lines it does. */
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
    Editor,
    isName = false,
    findNamesakes,
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
      blocks,
    }),
    isEmpty: (value) => value.trim() === '',
    check: (value) =>
      lengthFault(counted(value), maxLength, tooLong) ?? (isName ? nameFault(counted(value)) : null),
    render: ({ onLeave, ...control }, place) => {
      const near = almostFull === undefined ? null : nearLimit(counted(control.value), maxLength);
      const given = { ...control, spellCheck, hint: (near && almostFull?.(near)) ?? hint?.() };
      if (Editor)
        return (
          <Editor
            {...given}
            isMultiline={rows !== undefined}
            onBlur={onLeave}
            {...(rows !== undefined && { minRows: rows, maxRows })}
          />
        );
      if (isName) {
        const others = place.rows?.flatMap((row) => (row === place.draft ? [] : (nameIn(row) ?? [])));
        const savedName = place.rows ? null : nameIn(place.doc);
        return <NameControl {...given} {...{ onLeave, findNamesakes, savedName, others }} />;
      }
      return rows === undefined ? (
        <TextField {...given} type={type} onBlur={onLeave} autoComplete="off" />
      ) : (
        <TextArea {...given} onBlur={onLeave} minRows={rows} maxRows={maxRows} />
      );
    },
  });
}

/** The name of a version or of a row; null for a new object. */
function nameIn(named: unknown): string | null {
  if (named === null || typeof named !== 'object') return null;
  const { name, uniqueName }: { name?: unknown; uniqueName?: unknown } = named;
  const found = uniqueName ?? name;
  return typeof found === 'string' ? found : null;
}
