import type { RestoreReport, RestoreSection } from '@studio/api';
import type { TableColumn } from '@studio/ui';
import { t } from '../../../messages/messages.ts';
import { ModalNote } from '../ModalNote.styles.ts';
import { RefusalTable } from './RefusalTable.tsx';
import { ReportParts, ScrollingTable } from './RestoreReportView.styles.ts';
import { changesOf, restoreCounts } from './restorePlan.ts';
import '../manage.messages.ts';

export interface RestoreReportViewProps {
  /** What would be done, or what was done. */
  report: RestoreReport;
}

/** What a restore does to each section, and why the file is refused; one that could not be read has no sections to list. */
export function RestoreReportView({ report }: RestoreReportViewProps) {
  const isRefused = report.refusalCount > 0;
  const isEmpty = changesOf(report) === 0 && !isRefused && !report.isDone;
  return (
    <ReportParts>
      {isRefused && <RefusalTable {...report} />}
      {!(isRefused && report.sections.length === 0) && (
        <ScrollingTable
          caption={t(report.isDone ? 'manage.restore.report' : 'manage.restore.plan')}
          columns={columns()}
          rows={report.sections}
          getRowId={({ name }) => name}
          emptyText={t('manage.restore.noSections')}
        />
      )}
      {isEmpty && <ModalNote>{t('manage.restore.nothing')}</ModalNote>}
    </ReportParts>
  );
}

function columns(): TableColumn<RestoreSection>[] {
  const numbers = restoreCounts.map((count) => ({
    key: count,
    header: t(`manage.restore.${count}`),
    isNumeric: true,
    render: (section: RestoreSection) => section[count].toLocaleString(),
  }));
  const name = {
    key: 'name',
    header: t('manage.restore.section'),
    isRowHeader: true,
    render: (section: RestoreSection) => section.name,
  };
  return [name, ...numbers];
}
