import { Button, Dialog, ErrorState, Spinner, Tabs, VisuallyHidden } from '@studio/ui';
import { useLabels } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useValueKinds } from '../ConditionTree/hooks/useValueKinds.ts';
import { rulesOf } from '../ConditionTree/model/rules.ts';
import { defaultLabels, type ReviewDialogLabels } from './labels.ts';
import { type OutlineNode, outlineRule, outlineText, type RuleOutline } from './model/outlineRule.ts';
import { type PlacedProblem, type ReviewPlace, reviewProblems } from './model/reviewProblems.ts';
import {
  Lines,
  Panel,
  PlaceText,
  ProblemItem,
  ProblemLine,
  ProblemList,
  TextHead,
} from './ReviewDialog.styles.ts';
import type { ReviewDialogProps } from './ReviewDialogProps.ts';

export interface ReviewSurfaceProps
  extends Omit<ReviewDialogProps, 'isOpen' | 'defaultIsOpen' | 'onOpenChange'> {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

const nothing: readonly never[] = [];

/** The review itself. */
export function ReviewSurface(props: ReviewSurfaceProps) {
  const {
    isOpen,
    setOpen,
    condition,
    actions,
    outcomes,
    operators,
    valueKinds: givenKinds,
    checkExpression,
    getValueText,
    getParameterOptions,
    problems = nothing,
    isPending = false,
    error,
    onShow,
    labels: givenLabels,
    ...rest
  } = props;
  const labels = useLabels('ReviewDialog', defaultLabels, givenLabels);
  const chosen = useRef<ReviewPlace>(undefined);
  const isLeading = useRef(false);
  const valueKinds = useValueKinds(givenKinds);
  const schema = { operators, valueKinds, checkExpression };

  // The focus can go to the place only once the dialog has released it: when it has closed, or is drawn no more.
  const reportPlace = useEffectEvent(() => {
    const place = chosen.current;
    chosen.current = undefined;
    if (place !== undefined) onShow?.(place);
  });
  useEffect(() => {
    if (isOpen) isLeading.current = false;
    else reportPlace();
  }, [isOpen]);
  useEffect(() => () => reportPlace(), []);

  const draw = () => {
    const options = {
      ...{ labels, rules: rulesOf(schema), getValueText, getParameterOptions },
      mostValues: Number.POSITIVE_INFINITY,
    };
    const found = reviewProblems({ condition, actions: actions ?? nothing, schema, problems }, options);
    const show = (place: ReviewPlace) => {
      chosen.current = place;
      isLeading.current = true;
      setOpen(false);
    };
    return (
      <Tabs
        label={labels.tabs}
        tabs={[
          {
            id: 'text',
            label: labels.rulesText,
            content: (
              <RuleText outline={outlineRule({ condition, actions, outcomes }, options)} labels={labels} />
            ),
          },
          {
            id: 'errors',
            label: labels.errors,
            badge: found.length > 0 ? found.length : undefined,
            content: (
              <ReviewErrors {...{ isPending, error, labels }} problems={found} onChoose={onShow && show} />
            ),
          },
        ]}
      />
    );
  };

  return (
    <Dialog
      data-part="review-dialog"
      {...rest}
      size="lg"
      isOpen={isOpen}
      onOpenChange={setOpen}
      closeLabel={labels.close}
      returnsFocus={() => !isLeading.current}
      footer={
        <Button data-part="done" variant="primary" onClick={() => setOpen(false)}>
          {labels.done}
        </Button>
      }
    >
      {draw()}
    </Dialog>
  );
}

function Children({ node }: { node: OutlineNode }) {
  if (node.children.length === 0) return null;
  return (
    <ul>
      {node.children.map((child) => (
        <li key={child.id}>
          <bdi>{child.text}</bdi>
          <Children node={child} />
        </li>
      ))}
    </ul>
  );
}

interface RuleTextProps {
  readonly outline: RuleOutline;
  readonly labels: ReviewDialogLabels;
}

/** A rule as text, to read and to copy. */
function RuleText({ outline, labels }: RuleTextProps) {
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  const { condition, outcomes } = outline;
  // Without a clipboard, on a page that came over plain HTTP, it fails as when the browser refuses.
  const copy = async () => await navigator.clipboard.writeText(outlineText(outline, labels));
  return (
    <Panel data-part="rule-text">
      <TextHead>
        <span role="status">{copied && labels[copied]}</span>
        <Button
          data-part="copy"
          size="sm"
          startIcon={<Copy size={14} />}
          onClick={() =>
            copy().then(
              () => setCopied('copied'),
              () => setCopied('copyFailed'),
            )
          }
        >
          {labels.copy}
        </Button>
      </TextHead>
      <Lines>
        <p>{condition.children.length === 0 ? labels.noConditions : condition.text}</p>
        <Children node={condition} />
        {outcomes && (
          <>
            <p>{`${labels.outcome}:`}</p>
            {outcomes.length === 0 ? (
              <p>{labels.noActions}</p>
            ) : (
              <ol>
                {outcomes.map(({ id, text }) => (
                  <li key={id}>
                    <bdi>{text}</bdi>
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </Lines>
    </Panel>
  );
}

interface ReviewErrorsProps extends Pick<ReviewDialogProps, 'error'> {
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
function ReviewErrors({ problems, isPending, error, labels, onChoose }: ReviewErrorsProps) {
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
