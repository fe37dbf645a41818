import type { HoldText } from './hooks/useHeldText.ts';
import type { DataItemsEditorLabels } from './labels.ts';
import type { ErrorFocus } from './model/rowErrors.ts';
import type { GridPlace } from './places.ts';
import type {
  DataItemColumn,
  DataItemRefusals,
  DataItemsDraft,
  DataItemsSelection,
  DataItemsValidation,
} from './types.ts';

/** What all groups on screen are drawn from. */
export interface GroupsView {
  readonly draft: DataItemsDraft;
  readonly validation: DataItemsValidation;
  readonly refusals: DataItemRefusals | undefined;
  readonly labels: DataItemsEditorLabels;
  /** In the order shown. */
  readonly columns: readonly DataItemColumn[];
  readonly isReadOnly: boolean;
  /** False on a server and while its markup is taken over: ids that were made there are others than those made here. */
  readonly isClient: boolean;
  /** Starts the ids of elements; unique in the page. */
  readonly idPrefix: string;
  readonly errorFocus: ErrorFocus | undefined;
  /** Drawn wherever it is in the list. */
  readonly pinned: GridPlace | undefined;
  readonly selection: DataItemsSelection;
  /** Where what is being dragged would land: pixels from the top of the list. */
  readonly dropTop: number | undefined;
  /** Must not change between renders. */
  readonly onHoldText: HoldText;
  readonly onGroupNameChange: (groupId: string, name: string) => void;
  readonly onGoToNextError: (groupId: string) => void;
}
