import type { BulkFilter, BulkIds, FormTemplateLocks, FormTemplateSetComparison } from '@studio/api';
import { ErrorState, Skeleton } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { useEffect, useEffectEvent, useId } from 'react';
import { useResource } from '../../../kernel/resource/useResource.ts';
import type { QuestionState } from '../../../kernel/screen/QuestionState.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { type PlannedAction, planKey, showPlan } from '../shownPlans.ts';
import { LeftOut } from './LeftOut.tsx';
import { Locks } from './LockedParts.styles.ts';
import { Description, Planned } from './SetChanges.styles.ts';
import { SetChanges } from './SetChanges.tsx';
import { loadPlan, type Plan } from './sets.api.ts';
import { setText } from './sets.messages.ts';

interface ChangePreviewProps {
  /** What is about to be done. */
  readonly action: PlannedAction;
  /** The form templates that were chosen, as the call takes them. */
  readonly selection: BulkIds | BulkFilter;
  /** How far it is: what could not be loaded cannot be agreed to, and nothing is to be where all of them are left out. */
  readonly onState?: (state: QuestionState) => void;
}

/**
 * What publishing form templates, or marking them in production, will change there: for the question that is asked before, after which no
 * other change is made. It scrolls with its container.
 */
export function ChangePreview({ action, selection, onState }: ChangePreviewProps) {
  const key = planKey(action, selection);
  const { data, error, isLoading, isStale, reload } = useResource(key, (signal) =>
    loadPlan(action, selection, signal),
  );
  const isShown = error === null && data !== undefined && !isStale;
  const count = 'ids' in selection ? selection.ids.length : selection.expectedCount;
  const isIdle = isShown && count > 0 && data.comparison.failures.length >= count;
  const ready = isIdle ? 'idle' : 'open';
  const state: QuestionState = isShown ? ready : 'awaited';
  const reportState = useEffectEvent((now: QuestionState) => onState?.(now));
  useEffect(() => reportState(state), [state]);
  const plan = data?.comparison.plan;
  const loadAgain = useEffectEvent(reload);
  useEffect(() => showPlan(key, { plan, reload: () => loadAgain() }), [key, plan]);
  const isOfOne = 'ids' in selection && selection.ids.length === 1;
  if (error !== null)
    return (
      <ErrorState
        title={setText('changes.failed')}
        reason={describeError(error)}
        isRetrying={isLoading}
        onRetry={reload}
      />
    );
  return (
    <Planned aria-label={setText(`preview.${action}`)} aria-busy={isStale || undefined}>
      {data === undefined || isStale ? (
        <Skeleton width="100%" height="8rem" />
      ) : (
        <Shown plan={data} {...{ action, isIdle, isOfOne }} />
      )}
    </Planned>
  );
}

interface ShownProps {
  readonly plan: Plan;
  readonly action: PlannedAction;
  /** All of them are left out. */
  readonly isIdle: boolean;
  /** Only one form template was chosen. */
  readonly isOfOne: boolean;
}

function Shown({ plan: { locks, comparison }, action, isIdle, isOfOne }: ShownProps) {
  if (isIdle) return <AllLeftOut action={action} failures={comparison.failures} />;
  return (
    <>
      {locks && <LockedParts locks={locks} isFolded={!isOfOne} />}
      <SetChanges
        comparison={comparison}
        noneText={setText('preview.none')}
        about={describeBase(comparison)}
        asked={action}
      />
    </>
  );
}

function describeBase({ formerSet }: FormTemplateSetComparison): string {
  if (formerSet === null) return setText('preview.first');
  const { id, timeInProduction, timeCreated } = formerSet;
  return setText('preview.since', { id, time: formatDateTime(timeInProduction ?? timeCreated) });
}

interface AllLeftOutProps extends Pick<FormTemplateSetComparison, 'failures'> {
  readonly action: PlannedAction;
}

/** Says that nothing would be done, and why: of one form template in a sentence, of several one by one. */
function AllLeftOut({ action, failures }: AllLeftOutProps) {
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

const parts = ['form', 'fields', 'newFields'] as const;

interface LockedPartsProps {
  readonly locks: FormTemplateLocks;
  /** Whether it is folded at first. */
  readonly isFolded: boolean;
}

/** What of form templates stays as it is once they are in production, in the words of the server. */
function LockedParts({ locks, isFolded }: LockedPartsProps) {
  const id = useId();
  const locked = parts.filter((part) => locks[part].length > 0);
  return (
    <Locks open={!isFolded}>
      <summary id={id}>{setText('locks')}</summary>
      <ul aria-labelledby={id}>
        <li>{setText('locks.delete')}</li>
        {locked.map((part) => (
          <li key={part}>
            <span id={`${id}${part}`}>{setText(`locks.${part}`)}</span>
            <ul aria-labelledby={`${id}${part}`}>
              {locks[part].map((setting) => (
                <li key={setting}>{setting}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Locks>
  );
}
