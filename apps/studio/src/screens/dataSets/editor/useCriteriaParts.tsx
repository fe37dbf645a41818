import type { DataSet } from '@studio/api';
import { Skeleton, VisuallyHidden } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import type { CriteriaRefusals } from '@studio/widgets';
import { type ReactNode, useState } from 'react';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import { type DataSetTab, tabsOf } from '../dataSets.urls.ts';
import { dataSetEditingText } from '../editing.messages.ts';
import { useLearnedLabels } from './criteria/useLearnedLabels.ts';
import { dataSetsText } from './editor.messages.ts';
import { type DataSetDraft, hasCriteria, type TabFaults } from './model.ts';
import type { DynamicCriteriaProps } from './tabs/DynamicCriteria.tsx';
import type { TryItProps } from './tryIt/TryIt.tsx';
import type { DataSetView } from './useDataSetView.ts';

const load = async () => (await import('../laterParts.ts')).laterParts.criteria;
const dynamicCriteriaPart = deferPart<DynamicCriteriaProps>(async () => (await load()).DynamicCriteria);
const tryItPart = deferPart<TryItProps>(async () => (await load()).TryIt);

/** The draft, and what is wrong with it. */
export interface CriteriaPartsInput {
  readonly doc: DataSet;
  readonly tab: DataSetTab;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft, intent?: EditIntent) => void;
  readonly faults: TabFaults;
  /** What the server refused, by cells. Default: nothing. */
  readonly refusals?: CriteriaRefusals | undefined;
  /** Why nothing can be changed; empty when it can. */
  readonly readOnlyReason: string;
  /** Where the focus is, when the caller holds that. */
  readonly view?: Pick<DataSetView, 'criteriaRef' | 'dependenciesRef'> | undefined;
}

/** What only sets with dynamic criteria have, loaded when it is first needed. */
export interface CriteriaParts {
  /** The content of the Dynamic Criteria tab. */
  readonly dynamicCriteria: ReactNode;
  /** The drawer that shows what the set offers. */
  readonly tryIt: ReactNode;
  readonly openTryIt: () => void;
}

/** The parts of the editor for dynamic criteria. */
export function useCriteriaParts(input: CriteriaPartsInput): CriteriaParts {
  const { doc, tab, draft, faults } = input;
  useLearnedLabels(draft);
  const [openedCount, setOpenedCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const DynamicCriteria = useDeferredPart(dynamicCriteriaPart, tab === 'dynamicCriteria');
  const TryIt = useDeferredPart(tryItPart, isOpen);
  return {
    dynamicCriteria: DynamicCriteria === null ? <CriteriaSkeleton /> : <DynamicCriteria {...input} />,
    tryIt: TryIt !== null && openedCount > 0 && hasCriteria(doc) && (
      <TryIt
        key={openedCount}
        {...{ doc, draft, isOpen }}
        onClose={() => setOpen(false)}
        invalidReason={invalidReason(doc, faults)}
      />
    ),
    openTryIt: () => {
      setOpenedCount((count) => count + 1);
      setOpen(true);
    },
  };
}

/** Which tab keeps a draft from being saved; null when it may be saved. */
export function invalidReason(
  { type }: Pick<DataSet, 'type'>,
  { dataItems, dynamicCriteria }: TabFaults,
): string | null {
  if (dataItems === 0 && dynamicCriteria === 0) return null;
  if (tabsOf(type).length === 1) return dataSetEditingText('save.invalid');
  if (dynamicCriteria === 0) return dataSetsText('save.invalid.dataItems');
  return dataSetsText(dataItems === 0 ? 'save.invalid.dynamicCriteria' : 'save.invalid.both');
}

/** Loads the parts for dynamic criteria ahead of their first use. */
export function preloadCriteriaParts(): void {
  for (const part of [dynamicCriteriaPart, tryItPart]) part.preload().catch(() => undefined);
}

/** Placeholder of the Dynamic Criteria tab, in its shape. */
function CriteriaSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{dataSetsText('criteria.loading')}</VisuallyHidden>
      <Skeleton width="7rem" height="20px" />
      <Skeleton width="46rem" height="32px" />
      <Skeleton width="46rem" height="32px" />
      <Skeleton width="100%" height="320px" />
    </>
  );
}
