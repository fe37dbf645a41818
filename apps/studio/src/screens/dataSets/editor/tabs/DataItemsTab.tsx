import type { DataSet } from '@studio/api';
import { type DataItemRefusals, DataItemsEditor } from '@studio/widgets';
import type { EditIntent } from '../../../../kernel/editor/types.ts';
import { ReadOnlyReason } from '../../../../kernel/object/ReadOnlyReason.tsx';
import { dataItemsLabels } from '../../../../platform/i18n/labels/dataItemsLabels.ts';
import { dataSetPermission } from '../../dataSetTexts.ts';
import { withItems } from '../draft/withItems.ts';
import { itemsIntent } from '../editIntent.ts';
import { type DataSetDraft, showsDefaultPrecedence } from '../model.ts';
import type { DataSetView } from '../useDataSetView.ts';

/** The set and its draft. */
export interface DataItemsTabProps {
  readonly doc: DataSet;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft, intent?: EditIntent) => void;
  /** What the server refused, by cells. Default: nothing. */
  readonly refusals?: DataItemRefusals | undefined;
  readonly isReadOnly: boolean;
  /** Which permission is missing; empty when it is not a permission. */
  readonly readOnlyReason: string;
  /** What is selected and where the focus is, when the caller holds that. */
  readonly view?: Pick<DataSetView, 'selection' | 'onSelectionChange' | 'itemsRef'> | undefined;
}

/** The groups and items of a set. */
export function DataItemsTab(props: DataItemsTabProps) {
  const { doc, draft, onDraftChange, isReadOnly, readOnlyReason, view } = props;
  return (
    <DataItemsEditor
      value={draft.items}
      onValueChange={(items, change) =>
        onDraftChange(withItems(draft, items, change.reason === 'paste'), itemsIntent(change))
      }
      selection={view?.selection}
      onSelectionChange={view?.onSelectionChange}
      actionsRef={view?.itemsRef}
      refusals={props.refusals}
      hasDefaultPrecedence={showsDefaultPrecedence(doc)}
      isReadOnly={isReadOnly}
      readOnlyReason={
        readOnlyReason && <ReadOnlyReason reason={readOnlyReason} permission={dataSetPermission} />
      }
      labels={dataItemsLabels()}
    />
  );
}
