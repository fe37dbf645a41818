import type { ChangeEventHandler } from 'react';
import type { DataItemsEditorLabels } from './labels.ts';
import type { ErrorFocus } from './model/rowErrors.ts';
import type { GridPlace } from './places.ts';
import type {
  CellColumn,
  CellRefusals,
  DataItemsDraft,
  DataItemsSelection,
  DraftValidation,
} from './types.ts';

/** What all groups on screen are drawn from. */
export interface GroupsView {
  readonly draft: DataItemsDraft;
  readonly validation: DraftValidation;
  readonly refusals: CellRefusals | undefined;
  readonly labels: DataItemsEditorLabels;
  /** In the order shown. */
  readonly columns: readonly CellColumn[];
  readonly isReadOnly: boolean;
  /** Starts the ids of elements; unique in the page. */
  readonly idPrefix: string;
  readonly errorFocus: ErrorFocus | undefined;
  /** Drawn wherever it is in the list. */
  readonly pinned: GridPlace | undefined;
  readonly selection: DataItemsSelection;
  /** Where what is being dragged would land: pixels from the top of the list. */
  readonly dropTop: number | undefined;
  /** Must not change between renders. */
  readonly onTextChange: ChangeEventHandler<HTMLInputElement>;
  readonly onGroupNameChange: (groupId: string, name: string) => void;
  readonly onGoToNextError: (groupId: string) => void;
}
