import type { DataSet } from '@studio/api';
import { DataItemsEditor } from '@studio/widgets';
import { dataItemsLabels } from '../../../../messages/widgetLabels.ts';
import { type DataSetDraft, showsDefaultPrecedence } from '../model.ts';

/** The set and its draft. */
export interface DataItemsTabProps {
  readonly doc: DataSet;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft) => void;
  readonly isReadOnly: boolean;
  /** Which permission is missing; empty when it is not a permission. */
  readonly readOnlyReason: string;
}

/** The groups and items of a set. */
export function DataItemsTab(props: DataItemsTabProps) {
  const { doc, draft, onDraftChange, isReadOnly, readOnlyReason } = props;
  return (
    <DataItemsEditor
      value={draft.items}
      onChange={(items) => onDraftChange({ ...draft, items })}
      showDefaultPrecedence={showsDefaultPrecedence(doc)}
      isReadOnly={isReadOnly}
      readOnlyReason={readOnlyReason}
      labels={dataItemsLabels()}
    />
  );
}
