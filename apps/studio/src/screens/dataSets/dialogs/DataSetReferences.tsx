import type { Reference } from '@studio/api';
import { ReferencesModal, type ReferencesModalProps, type ReferencesSort } from '@studio/widgets';
import { referencesLabels, referenceTypeTexts } from '../../../messages/referencesLabels.ts';

const byType: ReferencesSort = { key: 'type', direction: 'ascending' };

/** What uses a data set: to look at, or to weigh before it is deleted or renamed. */
export interface DataSetReferencesProps
  extends Pick<ReferencesModalProps, 'variant' | 'error' | 'onConfirm' | 'onClose'> {
  readonly dataSetName: string;
  readonly isOpen: boolean;
  /** Undefined while they are looked for. */
  readonly references: readonly Reference[] | undefined;
}

/** The references of a data set. Names are plain text as long as fields and rules have no editor. */
export function DataSetReferences({ dataSetName, ...rest }: DataSetReferencesProps) {
  return (
    <ReferencesModal
      {...rest}
      objectName={dataSetName}
      labels={referencesLabels()}
      referenceTypes={referenceTypeTexts()}
      defaultSort={byType}
    />
  );
}
