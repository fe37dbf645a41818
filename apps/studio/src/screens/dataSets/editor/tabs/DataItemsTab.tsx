import type { DataSet } from '@studio/api';
import { DataItemsEditor, type DataItemsEditorProps } from '@studio/widgets';
import { dataItemsLabels } from '../../../../messages/dataItemsLabels.ts';
import { withItems } from '../draft/withItems.ts';
import { type DataSetDraft, showsDefaultPrecedence } from '../model.ts';

/** The items and groups that are selected. */
export type ItemSelection = NonNullable<DataItemsEditorProps['selection']>;

/** The set and its draft. */
export interface DataItemsTabProps {
  readonly doc: DataSet;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft) => void;
  readonly isReadOnly: boolean;
  /** Which permission is missing; empty when it is not a permission. */
  readonly readOnlyReason: string;
  readonly selection: ItemSelection;
  readonly onSelectionChange: (selection: ItemSelection) => void;
}

/** The groups and items of a set. */
export function DataItemsTab(props: DataItemsTabProps) {
  const { doc, draft, onDraftChange, isReadOnly, readOnlyReason } = props;
  return (
    <DataItemsEditor
      value={draft.items}
      onChange={(items, { reason }) => onDraftChange(withItems(draft, items, reason === 'paste'))}
      selection={props.selection}
      onSelectionChange={props.onSelectionChange}
      showDefaultPrecedence={showsDefaultPrecedence(doc)}
      isReadOnly={isReadOnly}
      readOnlyReason={readOnlyReason}
      labels={dataItemsLabels()}
    />
  );
}
