import { type GivenLabels, useLabels } from '@studio/ui/internal';
import { useMemo } from 'react';
import { type DataItemsEditorLabels, defaultLabels } from '../labels.ts';
import { withoutBlankRows, withTrailingRows } from '../model/blankRows.ts';
import { validateDataItems } from '../model/validateDataItems.ts';
import type { DataItemColumn, DataItemsDraft, DataItemsEditOptions, DataItemsValidation } from '../types.ts';

/** What the editor is drawn from. */
export interface EditorModel<Extra extends object> {
  /**
   * The value with the blank rows that belong to it: a trailing one in each group, or none when read-only.
   */
  readonly draft: DataItemsDraft<Extra>;
  readonly validation: DataItemsValidation;
  readonly options: DataItemsEditOptions;
  readonly columns: readonly DataItemColumn[];
  readonly labels: DataItemsEditorLabels;
}

const noErrors: Pick<DataItemsValidation, 'itemErrors' | 'groupErrors' | 'repeatedBy'> = {
  itemErrors: new Map(),
  groupErrors: new Map(),
  repeatedBy: new Map(),
};

const textColumns: readonly DataItemColumn[] = ['label', 'value'];
const allColumns: readonly DataItemColumn[] = [...textColumns, 'defaultPrecedence'];

/** Derives what is drawn from a value. Errors are for those who can mend them: a reader is not shown any. */
export function useEditorModel<Extra extends object>(
  value: DataItemsDraft<Extra>,
  hasDefaultPrecedence: boolean,
  isReadOnly: boolean,
  givenLabels: GivenLabels<DataItemsEditorLabels> | undefined,
): EditorModel<Extra> {
  const options = useMemo(() => ({ hasDefaultPrecedence }), [hasDefaultPrecedence]);
  const labels = useLabels('DataItemsEditor', defaultLabels, givenLabels);
  const draft = useMemo(
    () => (isReadOnly ? withoutBlankRows(value) : withTrailingRows(value, 'when-last-is-valid', options)),
    [value, isReadOnly, options],
  );
  const found = validateDataItems(draft, options);
  const validation = useMemo(
    () => (isReadOnly ? { ...found, ...noErrors, errorCount: 0 } : found),
    [isReadOnly, found],
  );
  return { draft, validation, options, labels, columns: hasDefaultPrecedence ? allColumns : textColumns };
}
