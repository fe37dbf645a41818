import { ErrorState, Spinner, VisuallyHidden } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReviewDialogLabels } from './labels.ts';
import type { PlacedProblem, ReviewPlace } from './model/reviewProblems.ts';
import { Panel, PlaceText, ProblemItem, ProblemLine, ProblemList } from './ReviewDialog.styles.ts';
import type { ReviewDialogProps } from './ReviewDialogProps.ts';

export interface ReviewErrorsProps extends Pick<ReviewDialogProps, 'error'> {
  readonly problems: readonly PlacedProblem[];
  readonly isPending: boolean;
  readonly labels: ReviewDialogLabels;
  /** Absent where problems are not links. */
  readonly onChoose: ((place: ReviewPlace) => void) | undefined;
}

function Problem({
  problem,
  labels,
  onChoose,
}: { problem: PlacedProblem } & Pick<ReviewErrorsProps, 'labels' | 'onChoose'>) {
  const { severity, text, place, placeText } = problem;
  const Icon = severity === 'error' ? CircleAlert : TriangleAlert;
  const content = (
    <>
      <Icon size={16} aria-hidden="true" />
      <span dir="auto" data-part="problem-text">
        <VisuallyHidden>{`${labels.severity[severity]}: `}</VisuallyHidden>
        {text}
      </span>
      {placeText !== undefined && <PlaceText dir="auto">{placeText}</PlaceText>}
    </>
  );
  return (
    <ProblemItem>
      {place && onChoose ? (
        <ProblemLine
          as="button"
          type="button"
          data-part="problem"
          data-severity={severity}
          onClick={() => onChoose(place)}
        >
          {content}
        </ProblemLine>
      ) : (
        <ProblemLine data-part="problem" data-severity={severity}>
          {content}
        </ProblemLine>
      )}
    </ProblemItem>
  );
}

/** What is wrong with a rule, errors first; each leads to its place. */
export function ReviewErrors({ problems, isPending, error, labels, onChoose }: ReviewErrorsProps) {
  const isComplete = !isPending && error === undefined;
  const keys = new Map<string, number>();
  const keyOf = ({ severity, text, place }: PlacedProblem) => {
    const name = `${severity} ${place?.kind ?? ''} ${place?.id ?? ''} ${text}`;
    const count = (keys.get(name) ?? 0) + 1;
    keys.set(name, count);
    return `${name} ${count}`;
  };
  return (
    <Panel data-part="errors">
      {isPending && <Spinner label={labels.validating} />}
      {error && (
        <ErrorState
          title={error.title ?? labels.validationFailed}
          reason={error.reason}
          onRetry={error.onRetry}
          retryLabel={labels.retry}
        />
      )}
      {problems.length === 0 && isComplete && <p>{labels.noErrors}</p>}
      {problems.length > 0 && (
        <ProblemList>
          {problems.map((problem) => (
            <Problem key={keyOf(problem)} {...{ problem, labels, onChoose }} />
          ))}
        </ProblemList>
      )}
    </Panel>
  );
}
