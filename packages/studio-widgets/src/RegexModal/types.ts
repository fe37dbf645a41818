/** A stretch of the test data, in UTF-16 units: `start` included, `end` not. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** What a capturing group caught. */
export interface RegexGroup extends TextRange {
  /** Of a named group. */
  readonly name?: string | undefined;
}

/** Something in the test data that the expression matched. */
export interface RegexMatch extends TextRange {
  /** Group 1 first; null for a group that took no part. */
  readonly groups?: readonly (RegexGroup | null)[] | undefined;
}

/** What is tested. */
export interface RegexInput {
  readonly expression: string;
  readonly testData: string;
}

/** What a test found. */
export interface RegexTestResult {
  /** Why the test data does not fit, in sentences; the test failed unless this is empty. */
  readonly problems: readonly string[];
  /** Whether the test data fits, where no problem says it. @default true */
  readonly isMatch?: boolean | undefined;
  /** The test was ended because the expression takes too long; counts as a failure. @default false */
  readonly isTooSlow?: boolean | undefined;
  /** Why this is no regular expression for the one who tested; blocks Done until the expression is changed. */
  readonly expressionError?: string | undefined;
  /** Shown in the test data. The widget never runs an expression itself. */
  readonly matches?: readonly RegexMatch[] | undefined;
}

/** How an expression is saved. */
export interface RegexSaveDetails {
  readonly reason: 'done';
  /** Aborts when the modal is cancelled or goes. */
  readonly signal: AbortSignal;
}
