import type { RestoreReport, RestoreSection } from '@studio/api';
import { ErrorState, Spinner, type TableColumn } from '@studio/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { ModalNote } from '../../kernel/upload/ModalNote.styles.ts';
import {
  Refused,
  ReportParts,
  ScrollingTable,
  StepParts,
  Warning,
  Work,
} from '../../kernel/upload/UploadSteps.styles.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { manageText } from '../manage.messages.ts';
import { RefusalTable } from './RefusalTable.tsx';
import { Success } from './RestoreModal.styles.ts';
import type { RestoreState, RestoreStep } from './RestoreRun.ts';
import { changesOf, countOf, keptSections, restoreCounts } from './restorePlan.ts';

export interface RestoreStepViewProps extends Pick<RestoreState, 'file' | 'step'> {
  onRetryPlan: () => void;
  onCheck: () => void;
}

/** What is known of the restore at this step. */
export function RestoreStepView(props: RestoreStepViewProps) {
  const { step } = props;
  const report = reportOf(step);
  return (
    <StepParts>
      {statusOf(props)}
      {troubleOf(props)}
      {report && <RestoreReportView report={report} />}
    </StepParts>
  );
}

function reportOf(step: RestoreStep): RestoreReport | null {
  if (step.name === 'done') return step.report;
  return 'plan' in step ? step.plan : null;
}

function statusOf({ step, file }: RestoreStepViewProps): ReactNode {
  const text = textOf(step, file);
  if (text === null) return null;
  if (step.name === 'done')
    return (
      <Success role="status">
        <CircleCheck size={16} aria-hidden="true" />
        <span>{text}</span>
      </Success>
    );
  const isWork = ['planning', 'restoring', 'checking'].includes(step.name);
  return isWork ? (
    <Work>
      <Spinner label={text} />
      <span aria-hidden="true">{text}</span>
    </Work>
  ) : (
    <ModalNote role="status">{text}</ModalNote>
  );
}

function textOf(step: RestoreStep, file: File | null): string | null {
  switch (step.name) {
    case 'choosing':
      return manageText('restore.choose');
    case 'planning':
      return manageText('restore.planning');
    case 'restoring':
      return manageText(file !== null && step.sent < file.size ? 'restore.sending' : 'restore.working');
    case 'checking':
      return manageText('restore.checking');
    case 'done':
      return manageText('restore.success', { file: file?.name ?? '' });
    default:
      return null;
  }
}

function troubleOf({ step, onRetryPlan, onCheck }: RestoreStepViewProps): ReactNode {
  if (step.name === 'planFailed')
    return (
      <ErrorState
        title={manageText(step.wasLost ? 'restore.unknown' : 'restore.planFailed')}
        reason={
          step.wasLost
            ? manageText('restore.unknown.file', { reason: describeError(step.error) })
            : describeError(step.error)
        }
        onRetry={onRetryPlan}
        retryLabel={commonText('retry')}
      />
    );
  if (step.name === 'unknown')
    return (
      <ErrorState
        title={manageText('restore.unknown')}
        reason={manageText('restore.unknown.text', { reason: describeError(step.error) })}
        onRetry={onCheck}
        retryLabel={manageText('restore.check')}
      />
    );
  if ((step.name === 'planned' || step.name === 'done') && step.wasLost)
    return (
      <Warning role="alert">
        {manageText(step.name === 'done' ? 'restore.doneAfterAll' : 'restore.notDone')}
      </Warning>
    );
  return null;
}

interface RestoreReportViewProps {
  /** What would be done, or what was done. */
  report: RestoreReport;
}

/** What a restore does to each section, and why the file is refused; one that could not be read has no sections to list. */
function RestoreReportView({ report }: RestoreReportViewProps) {
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
