import type { FormTemplateSetComparison } from '@studio/api';
import type { PlannedAction } from '../shownPlans.ts';
import { LeftOut } from './LeftOut.tsx';
import { Description } from './SetChanges.styles.ts';
import { setText } from './sets.messages.ts';

interface AllLeftOutProps extends Pick<FormTemplateSetComparison, 'failures'> {
  readonly action: PlannedAction;
}

/** Says that nothing would be done, and why: of one form template in a sentence, of several one by one. */
export function AllLeftOut({ action, failures }: AllLeftOutProps) {
  const [only] = failures;
  if (failures.length > 1 || only === undefined) {
    return (
      <Description>
        <p role="status">{setText(`idle.${action}.many`, { count: failures.length.toLocaleString() })}</p>
        <LeftOut {...{ failures, action }} isOpen />
      </Description>
    );
  }
  const { uniqueName: name, version, message: reason } = only;
  return (
    <Description>
      <p role="status">
        {name === null
          ? setText('failure.unknown', { message: reason })
          : setText(`idle.${action}.one`, { name, version: version ?? '', reason })}
      </p>
    </Description>
  );
}
