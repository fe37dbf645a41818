import type { DataItemsEditorLabels } from './labels.ts';
import type { DraftPlace } from './model/nextError.ts';
import type { ErrorFocus } from './model/rowErrors.ts';
import type { CellColumn, DataItemsDraft, DraftValidation } from './types.ts';

/** What all groups on screen are drawn from. */
export interface GroupsView {
  readonly draft: DataItemsDraft;
  readonly validation: DraftValidation;
  readonly labels: DataItemsEditorLabels;
  /** In the order shown. */
  readonly columns: readonly CellColumn[];
  readonly isReadOnly: boolean;
  /** Starts the ids of elements; unique in the page. */
  readonly idPrefix: string;
  readonly errorFocus: ErrorFocus | undefined;
  /** Drawn wherever it is in the list. */
  readonly pinned: DraftPlace | undefined;
  /** Must not change between renders. */
  readonly onCellChange: (groupId: string, itemId: string, column: CellColumn, text: string) => void;
  readonly onGroupNameChange: (groupId: string, name: string) => void;
  readonly onGoToNextError: (groupId: string) => void;
}
