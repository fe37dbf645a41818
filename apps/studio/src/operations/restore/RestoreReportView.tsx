import type { RestoreReport, RestoreSection } from '@studio/api';
import type { TableColumn } from '@studio/ui';
import { ModalNote } from '../../kernel/upload/ModalNote.styles.ts';
import { Refused, ReportParts, ScrollingTable } from '../../kernel/upload/UploadSteps.styles.ts';
import { manageText } from '../manage.messages.ts';
import { RefusalTable } from './RefusalTable.tsx';
import { changesOf, countOf, keptSections, restoreCounts } from './restorePlan.ts';

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
      {isRefused && <RefusalSentence report={report} />}
      {!(isRefused && report.sections.length === 0) && (
        <ScrollingTable
          label={manageText(report.isDone ? 'restore.report' : 'restore.plan')}
          columns={columns()}
          rows={report.sections}
          getRowId={({ name }) => name}
          emptyText={manageText('restore.noSections')}
        />
      )}
      {isRefused && <RefusalTable {...report} />}
      {isEmpty && <ModalNote>{manageText('restore.nothing')}</ModalNote>}
    </ReportParts>
  );
}

function columns(): TableColumn<RestoreSection>[] {
  const numbers = restoreCounts.map((count) => ({
    key: count,
    header: manageText(`restore.${count}`),
    isNumeric: true,
    render: (section: RestoreSection) => countOf(section, count).toLocaleString(),
  }));
  const name = {
    key: 'name',
    header: manageText('restore.section'),
    isRowHeader: true,
    render: (section: RestoreSection) => section.name,
  };
  return [name, ...numbers];
}

/**
 * That a file is refused, in a sentence or two: what it lacks and others use, or the product requires, comes first, as that is why a
 * Clean Insert mostly is.
 */
function RefusalSentence({ report }: { report: RestoreReport }) {
  const kept = keptSections(report);
  const keptCount = kept.reduce((total, { count }) => total + count, 0);
  const otherCount = report.refusalCount - keptCount;
  const count = (otherCount > 0 && keptCount > 0 ? otherCount : report.refusalCount).toLocaleString();
  const sentences = kept.map(({ name, why, count }) =>
    manageText(`restore.${why}`, { section: name, count: count.toLocaleString() }),
  );
  if (keptCount === 0) return <Refused role="alert">{manageText('restore.refusals', { count })}</Refused>;
  return (
    <Refused role="alert">
      {sentences.join(' ')} {otherCount > 0 && manageText('restore.refusals.others', { count })}{' '}
      {manageText('restore.refusals.unchanged')}
    </Refused>
  );
}
