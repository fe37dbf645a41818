import { Button, TextField } from '@studio/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ConditionNames } from '../../conditions/ConditionNames.ts';
import type { CaseRow } from '../draft/FormDraft.ts';
import type { CaseDifference, CaseRun } from './model/formCases.ts';
import { CaseTools, Lines, Mark } from './TrialTab.styles.ts';
import { trialText } from './trial.messages.ts';

/** The cases that are kept with a form. */
export interface TrialCasesProps {
  readonly runs: readonly CaseRun[];
  readonly uniqueName: string;
  readonly names: ConditionNames;
  /** Why no case can be kept or changed; empty when they can. */
  readonly lockedBecause: string;
  /** Keeps what is filled in. */
  readonly onKeep: (name: string) => void;
  /** Fills in the form with a case. */
  readonly onShow: (row: CaseRow) => void;
  /** What becomes of a case now is what is expected of it from now on. */
  readonly onAccept: (row: CaseRow) => void;
  readonly onRemove: (row: CaseRow) => void;
}

const longestName = 255;

/** The kept cases of a form, all run at once on the form as it is edited, and the way to keep what is filled in. */
export function TrialCases(props: TrialCasesProps) {
  const { runs, lockedBecause, onKeep } = props;
  const [name, setName] = useState('');
  const different = runs.filter(({ differences }) => differences.length > 0).length;
  const changed = runs.filter(({ isChanged }) => isChanged).length;
  const isTaken = runs.some(({ row }) => row.name === name.trim());
  const blocked = name.trim() === '' ? trialText('case.noName') : undefined;
  const keep = () => {
    onKeep(name.trim());
    setName('');
  };
  return (
    <section>
      <h3>{trialText('cases')}</h3>
      <p role="status">
        {runs.length === 0
          ? trialText('cases.none')
          : trialText('cases.result', {
              cases: describeCount('count', runs.length),
              different: different === 0 ? trialText('cases.good') : describeCount('different', different),
              changed: changed === 0 ? trialText('cases.same') : describeCount('changed', changed),
            })}
      </p>
      <Lines>
        {runs.map((run) => (
          <KeptCase key={run.row.key} {...props} run={run} />
        ))}
      </Lines>
      {lockedBecause === '' ? (
        <CaseTools
          onSubmit={(event) => {
            event.preventDefault();
            if (blocked === undefined && !isTaken) keep();
          }}
        >
          <TextField
            label={trialText('case.name')}
            value={name}
            maxLength={longestName}
            autoComplete="off"
            error={isTaken ? trialText('case.taken') : undefined}
            onValueChange={setName}
          />
          <Button
            type="submit"
            isDisabled={blocked !== undefined || isTaken}
            disabledReason={isTaken ? trialText('case.taken') : blocked}
          >
            {trialText('case.keep')}
          </Button>
        </CaseTools>
      ) : (
        <p data-part="muted">{lockedBecause}</p>
      )}
    </section>
  );
}

function describeCount(what: 'count' | 'different' | 'changed', count: number): string {
  return trialText(count === 1 ? `cases.${what}.one` : `cases.${what}.many`, { count });
}

interface KeptCaseProps extends TrialCasesProps {
  readonly run: CaseRun;
}

function KeptCase({ run, uniqueName, names, lockedBecause, onShow, onAccept, onRemove }: KeptCaseProps) {
  const { row, differences, isChanged } = run;
  const isDifferent = differences.length > 0;
  const Icon = isDifferent ? TriangleAlert : CircleCheck;
  return (
    <li>
      <details>
        <summary>
          <Mark data-tone={isDifferent ? 'warning' : 'good'}>
            <Icon aria-hidden size={16} />
          </Mark>
          <strong>{row.name}</strong> {trialText(isDifferent ? 'case.differs' : 'case.passes')}
          {isChanged && <em> · {trialText('case.changed')}</em>}
        </summary>
        <Lines>
          {differences.map((difference) => (
            <li key={`${difference.of} ${difference.field}`}>
              {describeDifference(difference, names.field(uniqueName, difference.field))}
            </li>
          ))}
        </Lines>
        <div data-part="tools">
          <Button size="sm" onClick={() => onShow(row)}>
            {trialText('case.show')}
          </Button>
          {lockedBecause === '' && (
            <>
              {isDifferent && (
                <Button size="sm" onClick={() => onAccept(row)}>
                  {trialText('case.accept')}
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={() => onRemove(row)}>
                {trialText('case.remove')}
              </Button>
            </>
          )}
        </div>
      </details>
    </li>
  );
}

function describeDifference({ of, expected, actual }: CaseDifference, field: string): string {
  if (of === 'shown') return trialText(expected === true ? 'case.notShown' : 'case.isShown', { field });
  const format = (value: CaseDifference['actual']) =>
    (typeof value === 'object' && value !== null ? value.join(', ') : String(value ?? '')) ||
    trialText('computed.empty');
  return trialText('case.otherValue', { field, expected: format(expected), actual: format(actual) });
}
