import type {
  DataItemColumn,
  DataItemError,
  DataItemErrors,
  DataItemsGroupCounts,
  DataItemsValidation,
} from '../types.ts';

/** The field a user is in, as far as errors depend on it. */
export interface ErrorFocus {
  readonly groupId: string;
  readonly itemId: string;
  readonly column: DataItemColumn;
  /** The row was empty when focus entered it. */
  readonly isFreshRow: boolean;
}

function withoutRequired(errors: DataItemErrors): DataItemErrors {
  const kept = Object.entries(errors).filter(([, error]) => error.code !== 'required');
  return Object.fromEntries(kept);
}

/**
 * The errors to show for a row. What a new row still lacks is no error while a user is filling it in; and a
 * user who types a text that a later row already has sees that in the cell, although it is the later row
 * that is in error.
 */
export function errorsToShow(
  validation: DataItemsValidation,
  itemId: string,
  focus: ErrorFocus | undefined,
): DataItemErrors | undefined {
  const errors = validation.itemErrors.get(itemId);
  if (focus?.itemId !== itemId) return errors;
  const shown = focus.isFreshRow && errors !== undefined ? withoutRequired(errors) : errors;
  const otherItemId = validation.repeatedBy.get(itemId)?.[focus.column];
  if (otherItemId === undefined || shown?.[focus.column] !== undefined) return shown;
  const repeated: DataItemError = { code: 'duplicate', otherItemId };
  return { ...shown, [focus.column]: repeated };
}

/** A group's counts as far as they are shown: without what a new row that is being filled in still lacks. */
export function countsToShow(
  counts: DataItemsGroupCounts,
  validation: DataItemsValidation,
  focus: ErrorFocus | undefined,
  groupId: string,
): DataItemsGroupCounts {
  const isFresh = focus?.isFreshRow === true && focus.groupId === groupId;
  const errors = isFresh ? validation.itemErrors.get(focus.itemId) : undefined;
  const { missing } = counts;
  return {
    ...counts,
    missing: {
      label: missing.label - (errors?.label?.code === 'required' ? 1 : 0),
      value: missing.value - (errors?.value?.code === 'required' ? 1 : 0),
    },
  };
}
