import type { Sort } from '@studio/ui';
import type { ReferenceColumn, ReferencesVariant } from './types.ts';

/** Every text of the modal. */
export interface ReferencesModalLabels {
  readonly title: string;
  /** What was found; `objectName` as it was given. */
  readonly message: (count: number, objectName: string) => string;
  /** That nothing was found; `objectName` as it was given. */
  readonly none: (objectName: string) => string;
  /** What the answers decide; appended to the message. */
  readonly questions: { readonly [Variant in Exclude<ReferencesVariant, 'view'>]: string };
  readonly ok: string;
  readonly yes: string;
  readonly no: string;
  readonly close: string;
  readonly columns: { readonly [Column in ReferenceColumn]: string };
  /** Text for a code that is not among `referenceTypes` or `statuses`. */
  readonly unknownCode: (code: number) => string;
  /** Announced when the rows have been sorted. */
  readonly sorted: (column: string, direction: Sort['direction']) => string;
  readonly loading: string;
  /** What did not work, when the error has no title. */
  readonly failed: string;
  /** What was confirmed has failed without saying why. */
  readonly notDone: string;
  readonly retry: string;
  /** Why nothing can be confirmed yet. */
  readonly waitForReferences: string;
  /** Why nothing can be confirmed after a failure. */
  readonly needsReferences: string;
}

/** The English texts. */
export const defaultLabels: ReferencesModalLabels = {
  title: 'References',
  message: (count, objectName) => `Found ${count} reference(s) to ${objectName}.`,
  none: (objectName) => `Nothing refers to ${objectName}.`,
  questions: {
    delete: 'Are you sure you want to delete this?',
    modify: 'Are you sure you want to modify this?',
  },
  ok: 'OK',
  yes: 'Yes',
  no: 'No',
  close: 'Close',
  columns: { type: 'Type', name: 'Name', version: 'Version', status: 'Status' },
  unknownCode: (code) => String(code),
  sorted: (column, direction) => `Sorted by ${column}, ${direction}ending`,
  loading: 'Loading references',
  failed: 'The references could not be loaded',
  notDone: 'It did not work',
  retry: 'Retry',
  waitForReferences: 'The references are still being looked for',
  needsReferences: 'The references are not known',
};
