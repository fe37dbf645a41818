/** A field of a form that data items depend on, as a server stores it. */
export interface SourceFieldDependency {
  readonly formTemplateUniqueName: string;
  readonly fieldName: string;
  /** Both names joined by `|`. */
  readonly key?: string;
}

/** What the items of a data set depend on, as a server stores it. */
export interface SavedDependency {
  readonly productDependent: boolean;
  /** At most 3. */
  readonly sourceFieldDependencies: readonly SourceFieldDependency[];
}

/** One field dependency while it is edited; empty texts for what is not chosen. */
export interface DependencyRow {
  /** Local identity, stable for as long as the row exists; never sent to a server. */
  readonly id: string;
  /** Unique name of the form template. */
  readonly form: string;
  /** Name of the field. */
  readonly field: string;
}

/** What is edited: safe to serialise and to compare by reference. */
export interface DependenciesDraft {
  readonly isProductDependent: boolean;
  readonly rows: readonly DependencyRow[];
}

/** What is wrong with a row: no field is chosen, or one above is of the same field. */
export type DependencyFault = 'no-field' | 'twice';

/**
 * Why the draft changed. `index` is the row's place, from 0: the column of the criteria that has to be emptied or taken
 * out along with it.
 */
export type DependenciesChange =
  | { readonly reason: 'set-product' }
  | { readonly reason: 'set-form' | 'set-field' | 'remove-field'; readonly index: number };

/** One form or field to choose. */
export interface DependencyOption {
  /** Its unique name; unique in its list. */
  readonly value: string;
  readonly label: string;
}
