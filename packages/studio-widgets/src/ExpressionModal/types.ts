/** What an expression decides about its field. */
export type ExpressionKind = 'disable' | 'requiredLevel' | 'value';

/** Something that can be put into a script: an entry of the function list. */
export interface ExpressionFunction {
  /** What the reader sees; unique in the list. */
  readonly name: string;
  /** What the script has: `sum`, `Math.round`, `&&`, `true`. */
  readonly value: string;
  readonly type: 'function' | 'operator' | 'constant';
  /** The heading that it stands under. */
  readonly group: string;
  /** How many fields it takes: `1`, `Exactly 2`, `2+`; empty for none. */
  readonly operandCount: string;
  /** The kinds of expression that it is offered for. */
  readonly applicableExpressions: readonly ExpressionKind[];
  /** What it does, in a sentence. */
  readonly description?: string | undefined;
}

/** An expression as it is stored. */
export interface ExpressionValue {
  readonly script: string;
  /** How the value is shown, such as `$#,###.##`. Only value expressions have one. @default '' */
  readonly valueFormat?: string | undefined;
}

/** How an expression was saved. */
export interface ExpressionChange {
  readonly reason: 'save' | 'save-and-close';
}

/** A field of a form, by the names that a script uses. */
export interface FieldReference {
  readonly form: string;
  readonly field: string;
}
