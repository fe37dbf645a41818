import { countedText, formatNumber } from '../../../../platform/i18n/defineMessages.ts';
import { benchText } from './bench.messages.ts';
import { Detail } from './bench.styles.ts';
import { listActions } from './describeExpected.ts';
import {
  type RunOutcome as Decided,
  type DecidedRule,
  type RunReport,
  type RunRule,
  type RunVersion,
  runVersions,
} from './model/CaseRun.ts';
import { runText } from './run.messages.ts';

/** What a file of cases has come to, so far or in the end. */
export interface RunOutcomeProps {
  readonly report: RunReport;
  /** The rule in question. */
  readonly ruleId: string;
}

/** How many cases were decided, which change, how often each rule holds, and which lines are no cases. */
export function RunOutcome({ report, ruleId }: RunOutcomeProps) {
  const { cases, faultCount, faults, changedCount, changed, rules, expected } = report;
  const { deployed, saved, total } = expected;
  const changedText =
    changedCount === 0 ? runText('changed.none') : countedText(runText, 'changed', changedCount);
  return (
    <Detail>
      <p role="status">
        {countedText(runText, 'cases', cases)} {cases > 0 && changedText}
      </p>
      {total > 0 && (
        <p>
          {runText('expected', {
            ...{ deployed: formatNumber(deployed), saved: formatNumber(saved), total: formatNumber(total) },
          })}
        </p>
      )}
      {faultCount > 0 && (
        <div>
          <p>{countedText(runText, 'faults', faultCount)}</p>
          <ul>
            {faults.map(({ line, message }) => (
              <li key={line}>{runText('fault', { line: formatNumber(line), message })}</li>
            ))}
          </ul>
        </div>
      )}
      {changed.length > 0 && <ChangedCases changed={changed} />}
      {cases > 0 && (
        <table>
          <caption>{runText('rules')}</caption>
          <thead>
            <tr>
              <th scope="col">{runText('rule')}</th>
              {runVersions.map((version) => (
                <th key={version} scope="col" data-number>
                  {runText(`version.${version}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.id} aria-current={rule.id === ruleId || undefined}>
                <th scope="row">{rule.name}</th>
                {runVersions.map((version) => (
                  <td key={version} data-number>
                    {describeCount(rule, version)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Detail>
  );
}

function describeCount({ holds, errors }: RunRule, version: RunVersion): string {
  const count = formatNumber(holds[version]);
  return errors[version] === 0 ? count : `${count}, ${countedText(runText, 'errors', errors[version])}`;
}

const outcomeTexts = { holds: 'expected.holds', not: 'expected.not', error: 'verdict.error' } as const;

/** Whether a rule holds, in words. */
export function describeOutcome(outcome: Decided): string {
  return benchText(outcomeTexts[outcome]);
}

/** What follows from a rule, in words; else whether it holds. */
export function describeDecided({ outcome, actions }: DecidedRule): string {
  return listActions(actions) || describeOutcome(outcome);
}

function ChangedCases({ changed }: Pick<RunReport, 'changed'>) {
  return (
    <table>
      <caption>{runText('changed.first', { count: formatNumber(changed.length) })}</caption>
      <thead>
        <tr>
          <th scope="col">{runText('case')}</th>
          <th scope="col">{runText('rule')}</th>
          {runVersions.map((version) => (
            <th key={version} scope="col">
              {runText(`version.${version}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changed.flatMap(({ line, name, rules }) =>
          rules.map((rule) => (
            <tr key={`${line} ${rule.id}`}>
              <th scope="row">{name || runText('row', { row: formatNumber(line) })}</th>
              <td>{rule.name}</td>
              {runVersions.map((version) => (
                <td key={version}>{describeDecided(rule.of[version])}</td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
