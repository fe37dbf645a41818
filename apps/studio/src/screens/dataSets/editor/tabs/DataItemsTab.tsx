import type { DataSet } from '@studio/api';
import { DataItemsEditor } from '@studio/widgets';
import { t } from '../../../../messages/messages.ts';
import { type DataSetDraft, showsDefaultPrecedence } from '../model.ts';

/** The set and its draft. */
export interface DataItemsTabProps {
  readonly doc: DataSet;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft) => void;
  readonly isReadOnly: boolean;
}

/** The groups and items of a set. */
export function DataItemsTab({ doc, draft, onDraftChange, isReadOnly }: DataItemsTabProps) {
  return (
    <DataItemsEditor
      value={draft.items}
      onChange={(items) => onDraftChange({ ...draft, items })}
      showDefaultPrecedence={showsDefaultPrecedence(doc)}
      isReadOnly={isReadOnly}
      readOnlyReason={t('dataSets.readOnly')}
    />
  );
}
