import type { RestoreReport } from '@studio/api';
import { manageText } from '../manage.messages.ts';
import { Refused } from './RestoreReportView.styles.ts';
import { usedSections } from './restorePlan.ts';

/** That a file is refused, in a sentence or two: what is still used first, as that is why a Clean Insert mostly is. */
export function RefusalSentence({ report }: { report: RestoreReport }) {
  const used = usedSections(report);
  const usedCount = used.reduce((total, { stillUsed }) => total + stillUsed, 0);
  const otherCount = report.refusalCount - usedCount;
  const count = (otherCount > 0 && usedCount > 0 ? otherCount : report.refusalCount).toLocaleString();
  const sentences = used.map(({ name, stillUsed }) =>
    manageText('restore.stillUsed', { section: name, count: stillUsed.toLocaleString() }),
  );
  if (usedCount === 0) return <Refused role="alert">{manageText('restore.refusals', { count })}</Refused>;
  return (
    <Refused role="alert">
      {sentences.join(' ')} {otherCount > 0 && manageText('restore.refusals.others', { count })}{' '}
      {manageText('restore.refusals.unchanged')}
    </Refused>
  );
}
