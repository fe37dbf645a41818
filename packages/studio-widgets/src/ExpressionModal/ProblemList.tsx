import { VisuallyHidden } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactElement } from 'react';
import { ProblemButton, Problems } from './ExpressionModal.styles.ts';
import type { ExpressionModalLabels } from './labels.ts';
import type { ScriptProblem } from './model/scriptProblem.ts';

/** A problem in words. */
export interface WordedProblem extends ScriptProblem {
  readonly message: string;
}

export interface ProblemListProps {
  readonly id: string;
  readonly problems: readonly WordedProblem[];
  /** Of all problems, also those that are not among `problems`. */
  readonly errors: number;
  readonly warnings: number;
  readonly labels: ExpressionModalLabels;
  /** Goes to the place of a problem. */
  readonly onSelect: (problem: ScriptProblem) => void;
  /** Loads the fields of a form again. */
  readonly onReload: (form: string) => void;
}

const mostShown = 20;

/** What is wrong with the script, line by line; each leads to its place. */
export function ProblemList(props: ProblemListProps): ReactElement {
  const { id, problems, errors, warnings, labels, onSelect, onReload } = props;
  const shown = problems.slice(0, mostShown);
  return (
    <div id={id} data-part="problems">
      <VisuallyHidden role="status">{labels.problemCount(errors, warnings)}</VisuallyHidden>
      {shown.length > 0 && (
        <Problems aria-label={labels.problems}>
          {shown.map((problem) => {
            const { fault, severity, from, message } = problem;
            const Icon = severity === 'error' ? CircleAlert : TriangleAlert;
            return (
              <li key={`${from} ${message}`} data-severity={severity}>
                <Icon size={14} aria-hidden="true" />
                <ProblemButton type="button" data-part="problem" onClick={() => onSelect(problem)}>
                  {message}
                </ProblemButton>
                {fault.kind === 'unchecked-form' && (
                  <ProblemButton type="button" data-part="check-again" onClick={() => onReload(fault.form)}>
                    {labels.checkAgain}
                  </ProblemButton>
                )}
              </li>
            );
          })}
          {errors + warnings > shown.length && (
            <li data-severity="more">{labels.moreProblems(errors + warnings - shown.length)}</li>
          )}
        </Problems>
      )}
    </div>
  );
}
