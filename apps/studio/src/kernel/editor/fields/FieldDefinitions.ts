import type { TextFormat } from '@studio/widgets';
import type { FieldMerger } from '../outline/merging/FieldMerger.ts';
import type { FieldValue } from '../outline/Outline.ts';

/** One field of a draft, or of a row of one of its lists: what the kernel needs to compare, merge and describe it. */
export interface FieldDefinition<Owner, Value> {
  /** Its label on the screen, and its name in changes and conflicts. */
  readonly label: string;
  /** False while the owner's other fields leave it without meaning: then it is neither compared nor saved. Default: always. */
  isShown?(owner: Owner): boolean;
  /** While it is not shown its value is compared and saved all the same, and only not checked. Default false. */
  readonly isKeptHidden?: boolean;
  /** True while the owner's other fields leave it without effect: then it is locked where it is shown, and counts as `idleValue`. Default: never. */
  isIdle?(owner: Owner): boolean;
  /** What counts of it while it is idle. Default: nothing. */
  readonly idleValue?: FieldValue;
  /**
   * The fields that are chosen along with it, such as what belongs to a type. Where a version has another value of it than the version that it is compared with, all of them are one change, which is merged
   * and taken back as a whole; other fields that are not shown then are as they were. Default: none.
   */
  readonly linkedFields?: readonly (keyof Owner & string)[];
  /** Its empty value. Default: an empty text where a text was, otherwise null. */
  readonly empty?: Value;
  /** What of the value counts. Default: of a text all but the white space around it. */
  comparable?(value: Value): FieldValue;
  /** A value as the screen shows it. Default: texts and numbers as they are, yes and no in the console's words. */
  format?(value: FieldValue): string;
  /** A value with what `format` leaves out of it; shown where two that differ would read the same. Default: as `format`. */
  formatInFull?(value: FieldValue): string;
  /**
   * It is a text of several paragraphs or lines: versions of it are compared by these, and what two people changed in different ones is merged.
   * Default: it is compared and collides as a whole.
   */
  readonly blocks?: { readonly format: TextFormat; readonly merge: FieldMerger };
  /** What is wrong with the value, in words for the user; null when nothing is. Default: nothing is. */
  fault?(value: Value, owner: Owner): string | null;
  /** Whether what is wrong with the value is that there is none. Default: it is something else. */
  isMissing?(value: Value, owner: Owner): boolean;
}

/** The fields of an owner by their names; names that hold lists are left out. */
export type FieldDefinitions<Owner> = {
  readonly [Name in FieldName<Owner>]: FieldDefinition<Owner, Owner[Name]>;
};

/** The names under which an owner holds single values. */
export type FieldName<Owner> = {
  [Name in keyof Owner & string]: Owner[Name] extends FieldValue ? Name : never;
}[keyof Owner & string];

/** One row of a list. */
export interface DraftRow {
  /** Stays with the row while it is edited; unique in its draft. */
  readonly key: string;
}

/** One list of a draft. */
export interface RowsDefinition<Row extends DraftRow, Draft = unknown> {
  /** Names a row among the others, such as "Recipient 'Agent'", from what counts of its fields. */
  name(fields: Readonly<Record<string, FieldValue>>): string;
  /** The fields of a row, without its key. */
  readonly fields: FieldDefinitions<Omit<Row, 'key'>>;
  /** The text by which rows of two versions are the same. Default: all that counts of them. */
  identity?(row: Row): string;
  /** No two rows have the same `identity`: of those that two people add, or that an undo brings back beside another's, one stays. Default: they may. */
  readonly isSet?: boolean;
  /**
   * The id that a row has for good, whatever it says: rows with the same one are the same, and rows with different ones never are. Null for
   * a row that has none yet, as before it is saved. Default: rows have none.
   */
  idOf?(row: Row): string | null;
  /** A row without content. */
  blank(key: string): Row;
  /**
   * What is wrong with a row follows from the row alone, and is found out once for each: thousands of rows are checked as fast as one. Default
   * false: lookups may have their say.
   */
  readonly isCheckedAlone?: boolean;
  /**
   * What counts of a row can become something else while the row stays, as of a file once it is uploaded: then it is found out whenever it is
   * read. Default false: it is found out once.
   */
  readonly isReadAnew?: boolean;
  /** False while the draft's fields leave the list without meaning: then it is not checked; its rows stay, and are saved. Default: always. */
  isShown?(draft: Draft): boolean;
  /** The field of which no two rows have the same value: where they do, it is wrong with each of them. Default: none. */
  readonly unique?: keyof Omit<Row, 'key'> & string;
  /** What else of the draft has that field's values, so that no row may have them. Default: nothing has. */
  takenElsewhere?(draft: Draft): readonly FieldValue[];
  /** What is wrong with the list as a whole, in words for the user; null when nothing is. Default: nothing is. */
  fault?(rows: readonly Row[], draft: Draft): string | null;
  /** Whether what is wrong with the list is that it has no rows. Default: it is something else. */
  isMissing?(rows: readonly Row[], draft: Draft): boolean;
}

/** The lists of a draft by their names. */
export type ListDefinitions<Draft> = {
  readonly [Name in RowsName<Draft>]: Draft[Name] extends readonly (infer Row extends DraftRow)[]
    ? RowsDefinition<Row, Draft>
    : never;
};

/** The names under which a draft holds lists. */
export type RowsName<Draft> = {
  [Name in keyof Draft & string]: Draft[Name] extends readonly DraftRow[] ? Name : never;
}[keyof Draft & string];

/** A definition whose owner and value are not known here. */
export type AnyField = FieldDefinition<unknown, unknown>;

/** Fields by their names, of an owner that is not known here. */
export type AnyFields = Readonly<Record<string, AnyField>>;

/** An owner of fields whose type is not known here. */
export type AnyOwner = Readonly<Record<string, unknown>>;
