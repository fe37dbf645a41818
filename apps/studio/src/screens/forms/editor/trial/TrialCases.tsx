import { Button, TextField } from '@studio/ui';
import { useState } from 'react';
import { KeptCase, type KeptCaseProps, longestName } from './KeptCase.tsx';
import type { CaseRun } from './model/caseRuns.ts';
import { CaseTools, Lines } from './TrialTab.styles.ts';
import { trialText } from './trial.messages.ts';

/** The cases that are kept with a form. */
export interface TrialCasesProps extends Omit<KeptCaseProps, 'run' | 'isTaken'> {
  readonly runs: readonly CaseRun[];
  /** Keeps what is filled in. */
  readonly onKeep: (name: string) => void;
}

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
          <KeptCase
            key={run.row.key}
            {...props}
            run={run}
            isTaken={(other) => runs.some(({ row }) => row.key !== run.row.key && row.name === other)}
          />
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
