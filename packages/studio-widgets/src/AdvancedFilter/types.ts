/** What a field holds; decides its operators and how its value is entered. `choices` holds several of its options. */
export type FilterFieldType = 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'choices';

/** How a field is compared with the values of a condition. */
export type FilterOperator =
  | 'contains'
  | 'eq'
  | 'ne'
  | 'startsWith'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'in'
  | 'notIn'
  | 'empty'
  | 'notEmpty';

/** One choice of a `choice` or `choices` field. */
export interface FilterOption {
  /** Its value in the filter URI; unique in its field. */
  readonly value: string;
  readonly label: string;
}

/** Something that can be filtered by. */
export interface FilterField {
  /** Its key in the filter URI: not empty, and without a full stop. Unique among the fields. */
  readonly key: string;
  readonly label: string;
  readonly type: FilterFieldType;
  /** The choices of a `choice` or `choices` field; undefined while they are not known, which accepts any value. */
  readonly options?: readonly FilterOption[] | undefined;
  /** The operators offered, in order. @default all that its type has */
  readonly operators?: readonly FilterOperator[] | undefined;
}

/** One row of the filter. */
export interface FilterCondition {
  /** Local identity, stable for as long as the row exists; not part of the filter URI. */
  readonly id: string;
  /** The key of its field; null before one is chosen. */
  readonly field: string | null;
  readonly operator: FilterOperator | null;
  /**
   * What the field is compared with, as in the filter URI: numbers in plain digits, days as UTC midnight in
   * milliseconds, `true` or `false`. One, or several for `in` and `notIn`, or none.
   */
  readonly values: readonly string[];
}

/** All of whose conditions an object has to meet. Safe to serialise and to compare by reference. */
export interface Filter {
  /** What is filtered, the path of the filter URI without its slash: `DataSet`. */
  readonly kind: string;
  readonly conditions: readonly FilterCondition[];
}

/** Why a condition is left out. */
export type ConditionFault =
  | 'no-field'
  | 'unknown-field'
  | 'no-operator'
  | 'unknown-operator'
  | 'no-value'
  | 'bad-value'
  | 'unknown-choice'
  | 'twice';

/** Why a part of a filter URI could not be read. */
export type FilterUriFault = 'path' | 'term' | 'encoding' | 'field' | 'operator' | 'value' | 'twice';

/** A part of a filter URI that could not be read, and was left out. */
export interface FilterUriProblem {
  readonly code: FilterUriFault;
  /** The part, as in the URI. */
  readonly part: string;
  /** What of it is at fault: the key, the operator or the value, decoded as far as possible. */
  readonly text: string;
}

/** A filter that a user keeps. */
export interface SavedFilter {
  readonly id: string;
  /** Unique among the saved filters, regardless of case and of spaces around it. */
  readonly name: string;
  readonly filterUri: string;
  /** Applied when the browser opens. @default false */
  readonly isDefault?: boolean | undefined;
}

/** What is to be saved: a new filter without an `id`, or the new content of that one. */
export interface FilterToSave {
  readonly id: string | null;
  readonly name: string;
  readonly filterUri: string;
}

/** Why the filter changed. */
export interface FilterChange {
  readonly reason:
    | 'add-condition'
    | 'remove-condition'
    | 'set-field'
    | 'set-operator'
    | 'set-values'
    | 'clear-all'
    | 'apply-saved'
    | 'revert';
}
