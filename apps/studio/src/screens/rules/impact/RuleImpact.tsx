import { type RuleImpact as Impact, type OutcomeChange, type RuleImpactQuery, result } from '@studio/api';
import { ErrorState, Spinner } from '@studio/ui';
import { useEffect, useEffectEvent } from 'react';
import { useResource } from '../../../kernel/resource/useResource.ts';
import type { QuestionState } from '../../../kernel/screen/QuestionState.ts';
import { api } from '../../../platform/http/api.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { countedText, formatNumber } from '../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { shownRuleName } from '../shownRuleName.ts';
import { impactText } from './impact.messages.ts';
import { ImpactRoom } from './RuleImpact.styles.ts';

/** What is about to be done. */
export interface RuleImpactProps {
  readonly query: RuleImpactQuery;
  /** Receives its progress, where it is part of a question. Default: none. */
  readonly onState?: (state: QuestionState) => void;
}

/** How many kept cases change their outcome, which, and by which rule. */
export function RuleImpact({ query, onState }: RuleImpactProps) {
  const { data, isStale, error, reload } = useResource(
    JSON.stringify(query),
    async (signal) => (await result(api.POST('/rest/Rule/impact', { body: query, signal }))).data,
  );
  // What cannot be shown does not keep anybody from it.
  const state = data === undefined && error === null ? 'awaited' : 'open';
  const reportState = useEffectEvent((now: QuestionState) => onState?.(now));
  useEffect(() => reportState(state), [state]);
  if (error !== null)
    return (
      <ErrorState
        title={impactText('failed')}
        reason={describeError(error)}
        onRetry={reload}
        retryLabel={commonText('retry')}
      />
    );
  if (data === undefined || isStale) return <Spinner label={impactText('loading')} />;
  const { caseCount: count, changedCaseCount: changed, changes } = data;
  if (count === 0) return <p>{impactText('noCases')}</p>;
  if (changed === 0) return <p role="status">{countedText(impactText, 'same', count)}</p>;
  return (
    <>
      <p role="status">{describeChanged(data)}</p>
      {query.switching !== undefined && <p>{impactText('saved.note')}</p>}
      <Changes changes={changes} of={query.switching === undefined ? 'deployed' : 'saved'} />
    </>
  );
}

function describeChanged({ caseCount, changedCaseCount, brokenCount }: Impact): string {
  const total = formatNumber(caseCount);
  const count = formatNumber(changedCaseCount);
  const changed = impactText(changedCaseCount === 1 ? 'changed.one' : 'changed.many', { count, total });
  return brokenCount === 0 ? changed : `${changed} ${countedText(impactText, 'broken', brokenCount)}`;
}

/** So many changes the server tells. */
const maxListed = 500;

interface ChangesProps {
  readonly changes: readonly OutcomeChange[];
  /** What is compared: what is deployed, or the rules in use as they are saved. */
  readonly of: 'deployed' | 'saved';
}

function Changes({ changes, of }: ChangesProps) {
  const hasSets = new Set(changes.map(({ ruleSetId }) => ruleSetId)).size > 1;
  return (
    <ImpactRoom tabIndex={0} role="group" aria-label={impactText('list')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{impactText('case')}</th>
            {hasSets && <th scope="col">{impactText('ruleSet')}</th>}
            <th scope="col">{impactText('rule')}</th>
            <th scope="col">{impactText(`${of}.before`)}</th>
            <th scope="col">{impactText(`${of}.after`)}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={`${change.ruleSetId} ${change.caseId} ${change.ruleId}`}>
              <th scope="row">{change.caseName}</th>
              {hasSets && <td>{change.ruleSetName}</td>}
              <td>{shownRuleName(change.ruleName)}</td>
              <td>{describeOutcome(change.before)}</td>
              <td>
                {describeOutcome(change.after)}
                {change.isAsExpected === false && ` (${impactText('unexpected')})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length >= maxListed && <p>{impactText('more', { count: String(maxListed) })}</p>}
    </ImpactRoom>
  );
}

function describeOutcome({ result, actions }: OutcomeChange['before']): string {
  return actions.length > 0 ? actions.join('; ') : impactText(`outcome.${result}`);
}
