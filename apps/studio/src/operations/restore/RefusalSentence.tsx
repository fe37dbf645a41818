import type { RestoreReport } from '@studio/api';
import { Refused } from '../../kernel/upload/UploadSteps.styles.ts';
import { manageText } from '../manage.messages.ts';
import { keptSections } from './restorePlan.ts';

/**
 * That a file is refused, in a sentence or two: what it lacks and others use, or the product requires, comes first, as that is why a
 * Clean Insert mostly is.
 */
export function RefusalSentence({ report }: { report: RestoreReport }) {
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
