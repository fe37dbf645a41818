import type { DataSet } from '@studio/api';
import { deferPart, useDeferredPart } from '@studio/ui';
import { type ReactNode, useState } from 'react';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import './editor.messages.ts';
import { t } from '../../../messages/messages.ts';
import { type DataSetTab, tabsOf } from '../dataSets.urls.ts';
import { CriteriaSkeleton } from './CriteriaSkeleton.tsx';
import type { DynamicCriteriaProps } from './criteria/DynamicCriteria.tsx';
import { type DataSetDraft, hasCriteria, type TabFaults } from './model.ts';
import type { TryItProps } from './tryIt/TryIt.tsx';
import type { DataSetView } from './useDataSetView.ts';
import '../editing.messages.ts';

const dynamicCriteriaPart = deferPart<DynamicCriteriaProps>(
  async () => (await import('./criteria/DynamicCriteria.tsx')).DynamicCriteria,
);
const tryItPart = deferPart<TryItProps>(async () => (await import('./tryIt/TryIt.tsx')).TryIt);

/** The draft, and what is wrong with it. */
export interface CriteriaPartsInput {
  readonly doc: DataSet;
  readonly tab: DataSetTab;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft, intent?: EditIntent) => void;
  readonly faults: TabFaults;
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
  if (tabsOf(type).length === 1) return t('dataSets.save.invalid');
  if (dynamicCriteria === 0) return t('dataSets.save.invalid.dataItems');
  return t(dataItems === 0 ? 'dataSets.save.invalid.dynamicCriteria' : 'dataSets.save.invalid.both');
}

/** Loads the parts for dynamic criteria ahead of their first use. */
export function preloadCriteriaParts(): void {
  for (const part of [dynamicCriteriaPart, tryItPart]) part.preload().catch(() => undefined);
}
