/** What an expression decides about its field. */
export interface ExpressionKind {
  /** What the entries of the function list name it by. */
  readonly id: string;
  /** What the reader sees. */
  readonly label: string;
  /** Its value is shown in a format, which is edited with it. @default false */
  readonly hasValueFormat?: boolean | undefined;
}

/** Something that can be put into a script: an entry of the function list. */
export interface ExpressionFunction {
  /** What the reader sees; unique in the list. */
  readonly name: string;
  /** What the script has: `sum`, `Math.round`, `&&`, `true`. */
  readonly value: string;
  readonly type: 'function' | 'operator' | 'constant';
  /** The heading above it. */
  readonly group: string;
  /** How many fields it takes: `1`, `Exactly 2`, `2+`; empty for none. */
  readonly operandCount: string;
  /** The ids of the kinds of expression that it is offered for. @default every kind */
  readonly applicableExpressions?: readonly string[] | undefined;
  /** It is not added without a field, whatever number it takes. @default false */
  readonly isFieldRequired?: boolean | undefined;
  /** What a call has behind its fields, such as a count: `1`. @default nothing */
  readonly furtherOperands?: string | undefined;
  /** What it does, in a sentence. */
  readonly description?: string | undefined;
}

/** An expression as it is stored. */
export interface ExpressionValue {
  readonly script: string;
  /** How the value is shown, such as `$#,###.##`. Only kinds that say so have one. @default '' */
  readonly valueFormat?: string | undefined;
}

/** How an expression is saved. */
export interface ExpressionSaveDetails {
  readonly reason: 'save' | 'save-and-close';
  /** Aborts when the modal is cancelled or goes. */
  readonly signal: AbortSignal;
}

/** A field of a form, by the names that a script uses. */
export interface FieldReference {
  readonly form: string;
  readonly field: string;
}

/** Something that a script reads: a field, a property or a variable. */
export interface ScriptInput {
  /** Unique among what the script reads. */
  readonly key: string;
  readonly label: string;
  /** How its value is written. */
  readonly hint?: string | undefined;
}

/** What a script comes to on sample values. */
export interface ScriptOutcome {
  /** The value as its reader sees it, empty for none; or why there is none. */
  readonly text: string;
  /** What follows from it, in a sentence. */
  readonly meaning?: string | undefined;
  /** The script cannot be read, or a value does not fit. @default false */
  readonly isError?: boolean | undefined;
}

/** Values by the keys of what a script reads, as they were entered. */
export interface ScriptSample {
  readonly values: Readonly<Record<string, string>>;
  /** Empty where the kind of expression has none. */
  readonly valueFormat: string;
}

/** That a script is not read. */
export interface ScriptRefusal {
  /** Why, as a sentence. */
  readonly reason: string;
  /** UTF-16 units from the start of the script; `to` is not included. */
  readonly from: number;
  readonly to: number;
}

/** Evaluates scripts on sample values, at every key: it must neither wait nor run for long. */
export interface ScriptRunner {
  /** Why it does not read a script, with the place; null where it does. Such a script cannot be saved. @default it reads all that is JavaScript */
  readonly check?: ((script: string) => ScriptRefusal | null) | undefined;
  /** What a script reads, each once; none where it cannot be read. */
  readonly inputsOf: (script: string) => readonly ScriptInput[];
  readonly run: (script: string, sample: ScriptSample) => ScriptOutcome;
  /**
   * Finds out more of what a script reads, such as the types of values: answers the runner that knows it, or null where there is nothing more to know.
   * @param keys of what the script reads
   * @default it knows all
   */
  readonly learn?:
    | ((keys: readonly string[], options: { readonly signal: AbortSignal }) => Promise<ScriptRunner | null>)
    | undefined;
  /** What a value format makes of some numbers. @default nothing is shown beside the format */
  readonly formatExamples?: ((valueFormat: string) => readonly FormatExample[]) | undefined;
}

/** A number, and what is shown for it. */
export interface FormatExample {
  readonly number: string;
  readonly text: string;
}
