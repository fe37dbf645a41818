import { Button, Dialog, Tabs } from '@studio/ui';
import { useLabels } from '@studio/ui/internal';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useValueKinds } from '../ConditionTree/hooks/useValueKinds.ts';
import { rulesOf } from '../ConditionTree/model/rules.ts';
import { defaultLabels } from './labels.ts';
import { outlineRule } from './model/outlineRule.ts';
import { type ReviewPlace, reviewProblems } from './model/reviewProblems.ts';
import type { ReviewDialogProps } from './ReviewDialogProps.ts';
import { ReviewErrors } from './ReviewErrors.tsx';
import { RuleText } from './RuleText.tsx';

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
  const schema = { operators, valueKinds };

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
    const options = { labels, rules: rulesOf(schema), mostValues: Number.POSITIVE_INFINITY };
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
