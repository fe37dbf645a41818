import { ConfirmDialog } from '@studio/ui';
import { BulkHeader, countSelected } from '@studio/widgets';
import { Download } from 'lucide-react';
import { useLastShown } from '../../../kernel/state/useLastShown.ts';
import { t } from '../../../messages/messages.ts';
import { bulkHeaderLabels } from '../../../messages/widgetLabels.ts';
import type { BulkState } from './DataSetBrowserPage.tsx';

/** What is being exported, and how many. */
export interface ExportBarProps {
  readonly bulk: BulkState;
  readonly total: number;
}

/** The bar over the list while sets are chosen for export, and its question. Loaded when choosing begins. */
export function ExportBar({ bulk, total }: ExportBarProps) {
  const counted = useLastShown(bulk.counted);
  return (
    <>
      <BulkHeader
        count={countSelected(bulk.selection, total)}
        total={total}
        onSelectAll={bulk.onSelectAll}
        onCancel={bulk.onCancel}
        confirmLabel={bulk.confirmLabel}
        confirmIcon={<Download aria-hidden size={16} />}
        onConfirm={bulk.onConfirm}
        isPending={bulk.isPending}
        labels={bulkHeaderLabels()}
      />
      <ConfirmDialog
        isOpen={bulk.counted !== null}
        title={t('dataSets.export.title')}
        message={questionOf(counted ?? 0, bulk, total)}
        confirmLabel={t('common.yes')}
        cancelLabel={t('common.no')}
        onConfirm={bulk.onAgree}
        onCancel={bulk.onDisagree}
      />
    </>
  );
}

function questionOf(counted: number, { selection }: BulkState, total: number): string {
  const count = countSelected(selection, counted);
  const left = selection.mode === 'all' ? selection.excludedIds.size : 0;
  const number = (value: number) => value.toLocaleString();
  return [
    ...(counted === total
      ? []
      : [t('dataSets.export.changed', { counted: number(counted), shown: number(total) })]),
    left === 0
      ? t('dataSets.export.question', { count: number(count) })
      : t('dataSets.export.questionLeft', {
          count: number(count),
          total: number(counted),
          left: number(left),
        }),
  ].join(' ');
}
