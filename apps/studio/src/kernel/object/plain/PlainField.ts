import type { AuthorizationKey } from '@studio/api';
import type { ReactNode } from 'react';
import type {
  DraftRow,
  FieldDefinition,
  FieldName,
  RowsDefinition,
  RowsName,
} from '../../editor/fields/FieldDefinitions.ts';
import type { FieldValue } from '../../editor/outline/Outline.ts';
import type { EditIntent } from '../../editor/types.ts';
import type { Lookup } from '../../resource/Lookup.ts';

/** What the control of a field is given. */
export interface FieldControl<Value> {
  readonly label: string;
  /** The label stays for assistive technology only, as in a column that has a heading. Default false. */
  readonly isLabelHidden?: boolean;
  readonly value: Value;
  /** @param intent the step that this is; one that says only `startsStep` adds to what the declaration says. Default: what the declaration says */
  readonly onValueChange: (value: Value, intent?: EditIntent) => void;
  /** The focus has left it: from then on it says what is missing. */
  readonly onLeave: () => void;
  readonly isRequired: boolean;
  /** What is wrong with the value; undefined for nothing. */
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  /** Why it alone cannot be changed; undefined when it can, or when nothing can. */
  readonly readOnlyReason: string | undefined;
}

/** What is wrong with the rows of a list, by their keys: the first fault of each field by its name, of the row itself under ''. */
export type RowFaults = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The place of a field's control. */
export interface FieldPlace<Draft> {
  /** The draft that it is a field of. */
  readonly draft: Draft;
  /** All rows of the list, where the draft is one of them. Default: it is none. */
  readonly rows?: readonly DraftRow[];
  /** The version that is edited. */
  readonly doc: unknown;
  /** What is wrong with single rows, for the control of a list. */
  readonly rowFaults: RowFaults;
  /** What is wrong with the field itself, or the list as a whole, without its rows; undefined for nothing. */
  readonly ownFault: string | undefined;
  /** Other fields leave it without effect: it is locked. */
  readonly isIdle: boolean;
}

/** The values that a field can have: tests derive edits from it. Numbers and lengths include their limits. */
export type FieldValues =
  | { readonly of: 'text'; readonly maxLength: number; readonly isLong: boolean }
  | { readonly of: 'html' | 'day' | 'boolean' }
  | { readonly of: 'number'; readonly min: number; readonly max: number; readonly decimals: number }
  | { readonly of: 'choice'; values(): readonly FieldValue[] }
  /** Rows of short texts; those named are among them. */
  | { readonly of: 'texts'; values(): readonly string[] }
  /** Rows of declared fields. */
  | {
      readonly of: 'rows';
      readonly fields: Readonly<Record<string, AnyPlainField>>;
      blank(key: string): DraftRow;
    };

/** One field of a plain editor, declared once: the form, merging, 'what am I saving', history and validation follow from it. */
export interface PlainField<Draft, Value, Doc> extends FieldDefinition<Draft, Value> {
  /** Nothing can be saved without a value. Default false. */
  readonly isRequired?: boolean;
  /** Whether nothing can be saved without a value now, because of other fields. Default: `isRequired`. */
  isRequiredWhen?(draft: Draft): boolean;
  /** Without it the field is locked, and says so. Default: it needs none beyond that of its screen. */
  readonly permission?: AuthorizationKey;
  /** What a draft holds where the document does not say it. Default: `empty`. */
  readonly absent?: Value;
  /** Which values it can have. Default: tests have to say it. */
  readonly values?: FieldValues;
  /** Characters of a text at most. Default: as many as one likes. */
  readonly maxLength?: number;
  /** Its name in what is sent to the server, where faults come back by it; empty for a list that is all that is sent. Default: its own. */
  readonly bodyName?: string;
  /** Edits of it that follow one another are one step of undo: it is typed. Default false. */
  readonly isTyped?: boolean;
  /** Calls back when what its values are called may have changed without an edit, as by an answer of a lookup. Returns the unsubscribe function. Default: it never does. */
  onLabelsChange?(listener: () => void): () => void;
  /** The lookups that name its values: loaded by callers that show values without the control. Default: nothing has to be loaded. */
  readonly lookups?: readonly Lookup<unknown>[];
  /** What of the draft is chosen with a new value of it. Default: nothing else. */
  implies?(value: Value, draft: Draft): Partial<Draft>;
  /** Whether other fields lock it; what it holds counts nevertheless. Default: they do not. */
  isLockedIn?(draft: Draft): boolean;
  /** Why it cannot be changed in this version while others can; empty when it can. Default: it can. */
  lockedBecause?(doc: Doc): string;
  /** Draws its control. */
  render(control: FieldControl<Value>, place: FieldPlace<Draft>): ReactNode;
}

/** The fields of a plain editor by their names, in the order of the form. */
export type PlainFields<Draft, Doc> = {
  readonly [Name in FieldName<Draft>]: PlainField<Draft, Draft[Name], Doc>;
};

/** A list of rows of a plain editor, drawn as one control. */
export interface PlainList<Row extends DraftRow, Doc, Draft = unknown>
  extends RowsDefinition<Row, Draft>,
    Pick<
      PlainField<Draft, readonly Row[], Doc>,
      | 'bodyName'
      | 'isRequired'
      | 'isTyped'
      | 'lockedBecause'
      | 'lookups'
      | 'onLabelsChange'
      | 'permission'
      | 'render'
      | 'values'
    > {
  /** Its label on the screen. */
  readonly label: string;
  /** Rows at most. Default: as many as one likes. */
  readonly maxItems?: number;
}

/** The lists of a plain editor by their names. */
export type PlainLists<Draft, Doc> = {
  readonly [Name in RowsName<Draft>]: Draft[Name] extends readonly (infer Row extends DraftRow)[]
    ? PlainList<Row, Doc, Draft>
    : never;
};

/** What the form draws of a field or a list. */
export type AnyPlainControl = Pick<
  AnyPlainField,
  | 'label'
  | 'isRequired'
  | 'implies'
  | 'isIdle'
  | 'isLockedIn'
  | 'isRequiredWhen'
  | 'isShown'
  | 'isTyped'
  | 'bodyName'
  | 'lockedBecause'
  | 'lookups'
  | 'maxLength'
  | 'onLabelsChange'
  | 'permission'
  | 'render'
  | 'values'
>;

/** A field of which neither draft, value nor document are known here. */
export type AnyPlainField = PlainField<unknown, unknown, unknown>;

/** Calls back when the words of one of some fields may have changed. Returns the unsubscribe function. */
export function onLabelsChangeOf(
  fields: readonly { readonly onLabelsChange?: AnyPlainControl['onLabelsChange'] | undefined }[],
  listener: () => void,
): () => void {
  const ends = fields.flatMap(({ onLabelsChange }) => (onLabelsChange ? [onLabelsChange(listener)] : []));
  return () => {
    for (const end of ends) end();
  };
}
