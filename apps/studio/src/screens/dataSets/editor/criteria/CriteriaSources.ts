import type { DataItem } from '@studio/api';
import type { CriteriaOption, CriteriaSearch } from '@studio/widgets';

/** A field that items depend on, and the values it can have. */
export interface FieldSource {
  /** What the field is called; its name while nothing more is known of it. */
  readonly label: string;
  /** The values of its data set; undefined for a field that takes any text. */
  readonly options: readonly CriteriaOption[] | undefined;
  readonly isLoading: boolean;
  /** Its values could not be loaded: they are unknown. */
  readonly isUnknown: boolean;
  /** The form or the field does not exist any more. */
  readonly isGone: boolean;
  /** How its values are looked for, when its data set is to be searched; then `options` are those in use. */
  readonly search: ValueSearch | undefined;
}

/** How the values of a field are looked for. */
export interface ValueSearch extends CriteriaSearch {
  /** What values are called. Those that do not exist are left out. */
  readonly name: (values: readonly string[], signal: AbortSignal) => Promise<readonly CriteriaOption[]>;
}

/** Something that could not be loaded. */
export interface SourceFailure {
  /** In words, for a sentence's start. */
  readonly what: string;
  readonly reason: string;
  readonly onRetry: () => void;
}

/** What criteria can be about. */
export interface CriteriaSources {
  /** The items of a Custom set; undefined while they are loading, and for a set that holds its items. */
  readonly generatedItems: readonly DataItem[] | undefined;
  /** Undefined while they are loading. */
  readonly products: readonly CriteriaOption[] | undefined;
  /** One for each field dependency. */
  readonly fields: readonly FieldSource[];
  readonly failures: readonly SourceFailure[];
}
