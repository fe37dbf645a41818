/** Something to choose in a step: a form, a field, an object, a property. */
export interface SelectorItem {
  /** What identifies it and is stored: a form's unique name, a field's variable name. */
  readonly name: string;
  /** What the reader sees. @default the name */
  readonly label?: string | undefined;
  /** Shown, but cannot be chosen. @default false */
  readonly isDisabled?: boolean | undefined;
}

/** Fields of a form; one unless several are allowed. */
export interface FormSelection {
  readonly form: SelectorItem;
  /** At least one. */
  readonly fields: readonly SelectorItem[];
}

/** A property of an object. */
export interface ObjectSelection {
  readonly object: SelectorItem;
  readonly property: SelectorItem;
}

/** Which of the two kinds a selector chooses. */
export type SelectorMode = 'forms' | 'objects';

/** Why the selection changed. */
export interface SelectionChange {
  readonly reason: 'choose' | 'clear';
}

/** Both steps without the names of either kind: what the widget itself works with. */
export interface TwoSteps {
  readonly first: SelectorItem;
  readonly second: readonly SelectorItem[];
}
