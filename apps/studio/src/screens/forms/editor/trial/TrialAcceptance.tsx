import { Button } from '@studio/ui';
import type { checkForm } from '@studio/widgets';
import type { PatternProblem } from '../../../../kernel/formView/formPatterns.ts';
import { writeDay } from '../../writeDay.ts';
import { Lines } from './TrialTab.styles.ts';
import { trialText } from './trial.messages.ts';

/** An entry that would not be accepted. */
export type TrialProblem = FormProblem | PatternProblem;
type FormProblem = ReturnType<typeof checkForm>[number];

/** What would not be accepted. */
export interface TrialAcceptanceProps {
  readonly problems: readonly TrialProblem[];
  /** Moves the focus to an entry. */
  readonly onShow: (path: TrialProblem['path']) => void;
}

/** The entries that would not be accepted, each leading to its field. */
export function TrialAcceptance({ problems, onShow }: TrialAcceptanceProps) {
  const count = problems.length;
  return (
    <section>
      <h3>{trialText('acceptance')}</h3>
      <p role="status">
        {count === 0
          ? trialText('acceptance.good')
          : trialText(count === 1 ? 'acceptance.one' : 'acceptance.many', { count })}
      </p>
      <Lines>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem.path)}>
            <Button size="sm" variant="ghost" onClick={() => onShow(problem.path)}>
              {trialText('acceptance.line', {
                field: 'reason' in problem ? problem.label : problem.field.label,
                problem: describeProblem(problem),
              })}
            </Button>
          </li>
        ))}
      </Lines>
    </section>
  );
}

const dayText = (day: string) => (day === '' ? '' : writeDay(Date.parse(`${day}T00:00:00Z`)));

function describeProblem(problem: TrialProblem): string {
  if ('reason' in problem) return trialText(`acceptance.${problem.reason}`);
  const { minimum = 0, maximum = 0, maximumLength = 0, minimumRows = 1, maximumRows = 0 } = problem.field;
  const { maximumChoices = 0, maximumDecimals = 0, earliest = '', latest = '' } = problem.field;
  return trialText(`problem.${problem.code}`, {
    ...{ minimum, maximum, maximumLength, minimumRows: Math.max(1, minimumRows), maximumRows },
    ...{ maximumChoices, maximumDecimals, earliest: dayText(earliest), latest: dayText(latest) },
  });
}
