import { BulkHeader, countSelected } from '@studio/widgets';
import { Download } from 'lucide-react';
import { bulkHeaderLabels } from '../../../messages/widgetLabels.ts';
import type { BulkState } from './DataSetBrowserPage.tsx';

/** What is being exported, and how many. */
export interface ExportBarProps {
  readonly bulk: BulkState;
  readonly total: number;
}

/** The bar over the list while sets are chosen for export. Loaded when choosing begins. */
export function ExportBar({ bulk, total }: ExportBarProps) {
  return (
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
  );
}
