import { Button, VisuallyHidden } from '@studio/ui';
import {
  ActionGroup,
  type ActionGroupActions,
  type AvailableAction,
  ConditionTree,
  type ConditionTreeActions,
} from '@studio/widgets';
import { ListChecks } from 'lucide-react';
import { use, useMemo, useRef, useState } from 'react';
import { once } from '../../platform/i18n/once.ts';
import type { EditIntent } from '../editor/types.ts';
import { EditorSteps } from '../editor/undo/EditorSteps.ts';
import { type Lookup, useLookup } from '../resource/Lookup.ts';
import { useValueNames } from './names/useValueNames.ts';
import { BodyHeading, Builder, Tools } from './RuleBuilder.styles.ts';
import { type ReviewAnswer, RuleReview } from './RuleReview.tsx';
import { operatorsOf, ruleOperators, ruleValueKinds } from './ruleSchema.ts';
import { ruleMessages } from './rules.messages.ts';
import type { RuleParts } from './ruleText.ts';
import { useExpressionCheck } from './useExpressionCheck.ts';
import { useParameterOptions } from './useParameterOptions.ts';

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
  const checkExpression = useExpressionCheck(value.condition);
  const getValueText = useValueNames(useMemo(() => [value.condition, ...value.actions], [value]));
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
        {...{ operators, checkExpression, getValueText, isReadOnly, readOnlyReason, ...history }}
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
      <RuleReview
        key={reviewed.run}
        isOpen={reviewed.isOpen}
        onClose={() => setReviewed(({ run }) => ({ isOpen: false, run }))}
        onShow={({ kind, id }) =>
          kind === 'condition' ? treeRef.current?.focusCondition(id) : actionsRef.current?.focusAction(id)
        }
        {...{ value, review, operators, getValueText, getParameterOptions }}
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
