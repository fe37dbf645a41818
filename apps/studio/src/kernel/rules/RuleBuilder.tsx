import type { RuleReview as ReviewAnswer } from '@studio/api';
import { Button, type SelectOption, VisuallyHidden } from '@studio/ui';
import {
  ActionGroup,
  type ActionGroupActions,
  type ActionParameter,
  type AvailableAction,
  ConditionTree,
  type ConditionTreeActions,
  conditionIdAt,
  ReviewDialog,
  type ReviewProblem,
} from '@studio/widgets';
import { ListChecks } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { withProgress } from '../../platform/feedback/progress.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { once } from '../../platform/i18n/once.ts';
import type { EditIntent } from '../editor/types.ts';
import { EditorSteps } from '../editor/undo/EditorSteps.ts';
import { dataSetChoices } from '../resource/dataSetLookup.ts';
import { type Lookup, useLookup } from '../resource/Lookup.ts';
import { useLookups } from '../resource/useLookups.ts';
import { useResource } from '../resource/useResource.ts';
import { BodyHeading, Builder, Tools } from './RuleBuilder.styles.ts';
import { operatorsOf, ruleOperators, ruleValueKinds } from './ruleSchema.ts';
import { ruleMessages } from './rules.messages.ts';
import type { RuleParts } from './ruleText.ts';

/** A rule that is part of another object. */
export interface RuleBuilderProps {
  readonly value: RuleParts;
  /** @param intent the step that this is: what is typed in one place is one step */
  readonly onValueChange: (value: RuleParts, intent: EditIntent) => void;
  /** What can follow from the rule. */
  readonly actions: Lookup<readonly AvailableAction[]>;
  /** What the server finds wrong with it, and the rule in words. It is asked each time that the review opens. */
  readonly review: (value: RuleParts, signal: AbortSignal) => Promise<ReviewAnswer>;
  readonly isReadOnly: boolean;
  /** Why it cannot be changed; undefined when it can, or when that is shown elsewhere. */
  readonly readOnlyReason: string | undefined;
}

/** When a rule holds and what follows then, with its review. Undo and redo are those of the editor around it. */
export function RuleBuilder(props: RuleBuilderProps) {
  const { value, onValueChange, actions, review, isReadOnly, readOnlyReason } = props;
  const steps = use(EditorSteps);
  const operators = operatorsOf(useLookup(ruleOperators).data);
  const { data: availableActions } = useLookup(actions);
  const getParameterOptions = useParameterOptions(value);
  const treeRef = useRef<ConditionTreeActions>(null);
  const actionsRef = useRef<ActionGroupActions>(null);
  const [reviewed, setReviewed] = useState<{ readonly isOpen: boolean; readonly run: number }>({
    ...{ isOpen: false, run: 0 },
  });
  const history = steps === null ? {} : { onUndo: steps.onUndo, onRedo: steps.onRedo };
  return (
    <Builder>
      <BodyHeading>
        <VisuallyHidden>{ruleMessages('body')}</VisuallyHidden>
      </BodyHeading>
      <Tools>
        <Button
          size="sm"
          variant="ghost"
          startIcon={<ListChecks size={16} />}
          onClick={() => setReviewed(({ run }) => ({ isOpen: true, run: run + 1 }))}
        >
          {ruleMessages('review')}
        </Button>
      </Tools>
      <ConditionTree
        label={ruleMessages('conditions')}
        value={value.condition}
        onValueChange={(condition, { id = '', reason }) =>
          onValueChange({ ...value, condition }, stepOf('condition', id, reason))
        }
        valueKinds={ruleValueKinds()}
        {...{ operators, isReadOnly, readOnlyReason, ...history }}
        actionsRef={treeRef}
      />
      <ActionGroup
        value={value.actions}
        onValueChange={(next, { id = '', reason }) =>
          onValueChange({ ...value, actions: next }, stepOf('action', id, reason))
        }
        {...{ availableActions, getParameterOptions, isReadOnly, ...history }}
        actionsRef={actionsRef}
        labels={actionLabels()}
      />
      <Review
        key={reviewed.run}
        isOpen={reviewed.isOpen}
        onClose={() => setReviewed(({ run }) => ({ isOpen: false, run }))}
        onShow={({ kind, id }) =>
          kind === 'condition' ? treeRef.current?.focusCondition(id) : actionsRef.current?.focusAction(id)
        }
        {...{ value, review, operators }}
      />
    </Builder>
  );
}

const actionLabels = once(() => ({ title: ruleMessages('actions'), addAction: ruleMessages('select') }));

/** Edits that come letter by letter: those of one place that follow one another are one step. */
const typed: ReadonlySet<string> = new Set(['set-left', 'set-right', 'set-expression', 'set-parameter']);

function stepOf(what: string, id: string, reason: string): EditIntent {
  return typed.has(reason) ? { coalesceKey: `${what} ${id} ${reason}` } : {};
}

type ReviewProps = Pick<RuleBuilderProps, 'value' | 'review'> &
  Pick<Parameters<typeof ReviewDialog>[0], 'onShow' | 'operators'> & {
    readonly isOpen: boolean;
    readonly onClose: () => void;
  };

/** The rule in words, with what the server and the builder find wrong with it. It asks again with another `key`. */
function Review({ value, review, operators, isOpen, onClose, onShow }: ReviewProps) {
  const [reviewed] = useState(value);
  const found = useResource(isOpen ? 'review' : null, (signal) =>
    withProgress({ loading: ruleMessages('review.loading'), success: '' }, () => review(reviewed, signal)),
  );
  return (
    <ReviewDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={ruleMessages('review.title')}
      condition={reviewed.condition}
      actions={reviewed.actions}
      operators={operators}
      valueKinds={ruleValueKinds()}
      problems={toProblems(found.data?.errors ?? [], reviewed)}
      isPending={found.data === undefined && found.error === null}
      error={found.error === null ? undefined : { reason: describeError(found.error), onRetry: found.reload }}
      onShow={onShow}
    />
  );
}

/** What the server found, each with its place. */
function toProblems(
  errors: ReviewAnswer['errors'],
  { condition, actions }: RuleParts,
): readonly ReviewProblem[] {
  return errors.map(({ pointer, message, severity }) => {
    const [, part = '', ...tokens] = pointer.split('/');
    const conditionId = part === 'condition' ? conditionIdAt(condition, `/${tokens.join('/')}`) : undefined;
    if (conditionId !== undefined)
      return { severity, text: message, place: { kind: 'condition', id: conditionId } };
    const action = part === 'actions' ? actions[Number(tokens[0])] : undefined;
    return { severity, text: message, ...(action && { place: { kind: 'action', id: action.id } }) };
  });
}

/** The items that fill blanks of actions, by the data sets that the rule's actions name. */
function useParameterOptions({
  actions,
}: RuleParts): (parameter: ActionParameter) => readonly SelectOption<string>[] | undefined {
  const names = new Set(
    actions.flatMap((action) =>
      action.kind === 'ParameterizedAction' ? action.parameters.flatMap((each) => setOf(each) ?? []) : [],
    ),
  );
  const peek = useLookups([...names].map(itemsOf));
  return (parameter) => {
    const name = setOf(parameter);
    return name === null ? undefined : optionsOf(peek(itemsOf(name)), parameter.value);
  };
}

type Choices = Awaited<ReturnType<ReturnType<typeof dataSetChoices>['load']>>;

const lookups = new Map<string, Lookup<Choices>>();

function itemsOf(name: string): Lookup<Choices> {
  const known = lookups.get(name) ?? dataSetChoices(name);
  lookups.set(name, known);
  return known;
}

function setOf({ typeName, expression }: ActionParameter): string | null {
  return typeName === 'DataSetItem' && typeof expression === 'string' && expression !== ''
    ? expression
    : null;
}

/** A value that is not among the items stays to be seen. */
function optionsOf(choices: Choices | undefined, value: string): readonly SelectOption<string>[] {
  const known = choices ?? [];
  const isThere = value === '' || known.some((choice) => choice.value === value);
  return isThere ? known : [...known, { value, label: value }];
}
