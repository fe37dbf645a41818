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
