import type { DependencyFault } from './types.ts';

/** Every text of the editor. */
export interface DependenciesEditorLabels {
  readonly title: string;
  readonly product: string;
  /** Until a dependency is chosen. */
  readonly hint: string;
  /** Accessible name of a row; `ordinal` counts from 1. */
  readonly row: (ordinal: number) => string;
  readonly form: string;
  readonly field: string;
  readonly formPlaceholder: string;
  readonly fieldPlaceholder: string;
  readonly remove: (ordinal: number) => string;
  /** Announced when a row was removed. */
  readonly removed: (ordinal: number) => string;
  readonly faults: { readonly [Fault in DependencyFault]: string };
  readonly loadingForms: string;
  readonly loadingFields: string;
  /** Why there are no fields to choose; `reason` may be empty. */
  readonly fieldsFailed: (reason: string) => string;
  readonly retry: string;
}

/** The English texts. */
export const defaultLabels: DependenciesEditorLabels = {
  title: 'Dependencies',
  product: 'Product',
  hint: 'Choose a product or a form field dependency to add data item dependencies.',
  row: (ordinal) => `Form field dependency ${ordinal}`,
  form: 'Form Template',
  field: 'Field',
  formPlaceholder: 'Select a form template',
  fieldPlaceholder: 'Select a field',
  remove: (ordinal) => `Remove form field dependency ${ordinal}`,
  removed: (ordinal) => `Form field dependency ${ordinal} was removed`,
  faults: { 'no-field': 'Select a field', twice: 'A dependency above is of the same field' },
  loadingForms: 'Loading form templates',
  loadingFields: 'Loading fields',
  fieldsFailed: (reason) => `The fields could not be loaded${reason === '' ? '.' : `: ${reason}`}`,
  retry: 'Retry',
};
