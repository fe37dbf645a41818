import type { FormTemplateSetComparison } from '@studio/api';
import type { PlannedAction } from '../shownPlans.ts';
import { PagedItems } from './PagedItems.tsx';
import { Lines } from './SetChanges.styles.ts';
import { setText } from './sets.messages.ts';

/** More than these that are left out are folded. */
const fewFailures = 5;

interface LeftOutProps extends Pick<FormTemplateSetComparison, 'failures'> {
  /** What they are left out of; before marking in production the list has the heading for those that cannot be. Default: no text before it. */
  readonly action?: PlannedAction | undefined;
  /** Whether many are shown at once: they are the content. Default: they are folded. */
  readonly isOpen?: boolean;
}

/** The form templates that are left out, with why. */
export function LeftOut({ failures, action, isOpen = false }: LeftOutProps) {
  const lines = (
    <PagedItems items={failures} onPage={50} label={setText('failures')}>
      {(shown) => (
        <Lines>
          {shown.map((failure) => (
            <li key={failure.id} data-plain>
              {describeFailure(failure)}
            </li>
          ))}
        </Lines>
      )}
    </PagedItems>
  );
  return (
    <section>
      <h3>{setText('failures')}</h3>
      {action === 'markInProduction' && <p>{setText('failures.markInProduction')}</p>}
      {isOpen || failures.length <= fewFailures ? (
        lines
      ) : (
        <details>
          <summary>{setText('failures.which')}</summary>
          {lines}
        </details>
      )}
    </section>
  );
}

function describeFailure({
  uniqueName,
  version,
  message,
}: FormTemplateSetComparison['failures'][number]): string {
  if (uniqueName === null) return setText('failure.unknown', { message });
  return setText('failure', { name: uniqueName, version: version ?? '', message });
}
