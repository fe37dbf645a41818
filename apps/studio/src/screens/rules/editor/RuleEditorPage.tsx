import type { Rule, RuleDeployment } from '@studio/api';
import { Button, NumberField, type SelectOption, VisuallyHidden } from '@studio/ui';
import {
  ActionGroup,
  type ActionGroupActions,
  type ActionParameter,
  type AvailableAction,
  type ConditionOperator,
  ConditionTree,
  type ConditionTreeActions,
  type ConditionTreeProps,
} from '@studio/widgets';
import { FlaskConical, ListChecks, TriangleAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import { Banner } from '../../../kernel/editor/ui/Banner.styles.ts';
import { EditorPage } from '../../../kernel/object/EditorPage.tsx';
import type { EditorFrame } from '../../../kernel/object/ObjectScreen.ts';
import { businessValueKinds } from '../../../kernel/rules/ruleVariables.tsx';
import { useExpressionCheck } from '../../../kernel/rules/useExpressionCheck.ts';
import { DeploymentIcon, deploymentMark } from '../deploymentMark.tsx';
import { ruleEditorText } from '../editor.messages.ts';
import { statusOf, statusTones } from '../ruleStatus.ts';
import { ruleText } from '../rules.messages.ts';
import { ruleTexts } from '../ruleTexts.ts';
import { shownRuleName } from '../shownRuleName.ts';
import type { TracedCase, Version } from './bench/model/outcomes.ts';
import { highestPriority, isSavable, type RuleDraft } from './draft/RuleDraft.ts';
import { Rule as Body, BodyHeading, PriorityRow, Traced, Versions } from './RuleEditorPage.styles.ts';

/** Everything the rule builder shows; it knows neither server nor address. */
export interface RuleEditorPageProps {
  readonly frame: EditorFrame;
  /** The version that the draft was made from. */
  readonly doc: Rule;
  readonly draft: RuleDraft;
  /** Changes some of the draft, whatever else of it has changed since it was drawn. */
  readonly onChange: (changed: Partial<RuleDraft>, intent?: EditIntent) => void;
  /** Undefined while they are on their way. */
  readonly operators: readonly ConditionOperator[] | undefined;
  readonly getValueText?: ConditionTreeProps['getValueText'];
  readonly availableActions: readonly AvailableAction[] | undefined;
  readonly getParameterOptions: (parameter: ActionParameter) => readonly SelectOption<string>[] | undefined;
  /** What is deployed of the rule; null while that is not known. */
  readonly deployment: RuleDeployment | null;
  /** Why the rule cannot be changed; empty when it can. */
  readonly lockedBecause: string;
  /** The test bench beside the rule; nothing while it is closed. */
  readonly bench?: ReactNode;
  /** What is not saved yet, below the rule; nothing while that is not shown. */
  readonly changes?: ReactNode;
  /** What the right sides of comparisons are as the rule is saved, by the ids of the comparisons. Default: not shown. */
  readonly formerValues?: ReadonlyMap<string, string> | undefined;
  /** What becomes of the conditions for the case that is open in the test bench; null while none is. */
  readonly traced: TracedCase | null;
  /** Chooses the version of the rule that is traced. */
  readonly onVersionChange: (version: Version) => void;
  readonly onReview: () => void;
  readonly isBenchOpen: boolean;
  readonly onBenchToggle: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly treeRef?: RefObject<ConditionTreeActions | null>;
  readonly actionsRef?: RefObject<ActionGroupActions | null>;
  /** Receives what opens the test bench. */
  readonly benchButtonRef?: RefObject<HTMLButtonElement | null>;
}

/** The rule builder: what the rule is, when it holds, and what follows then. */
export function RuleEditorPage(props: RuleEditorPageProps) {
  const { frame, doc, draft, onChange, operators, availableActions, getParameterOptions } = props;
  const { deployment, lockedBecause, onUndo, onRedo, treeRef, actionsRef, benchButtonRef } = props;
  const { bench, traced, onVersionChange, onReview, isBenchOpen, onBenchToggle } = props;
  const status = statusOf(doc.status);
  const mark = deployment === null ? null : deploymentMark(doc.status, deployment.state);
  const isReadOnly = lockedBecause !== '';
  const checkExpression = useExpressionCheck(draft.condition);
  const history = { onUndo, onRedo };
  return (
    <EditorPage
      frame={frame}
      title={shownRuleName(doc.name)}
      type={doc.ruleSetName}
      status={{ label: ruleText(`status.${status}`), tone: statusTones[status] }}
      badges={
        mark === null
          ? []
          : [
              {
                ...{ label: ruleEditorText(`mark.${mark}`), tone: 'warning' },
                icon: <DeploymentIcon mark={mark} />,
              },
            ]
      }
      details={deployment === null || mark !== null ? [] : [deploymentText(deployment)]}
      description={doc.description}
      backLabel={ruleTexts().back}
    >
      {status === 2 && (
        <Banner data-tone="bad" data-part="invalid">
          <TriangleAlert aria-hidden size={16} />
          <div>
            <p>{ruleEditorText('invalid')}</p>
          </div>
          <div data-part="acts">
            <Button size="sm" onClick={onReview}>
              {ruleEditorText('invalid.show')}
            </Button>
          </div>
        </Banner>
      )}
      <Body data-bench={isBenchOpen || undefined}>
        <div data-part="rule">
          <BodyHeading>
            <VisuallyHidden>{ruleEditorText('body')}</VisuallyHidden>
          </BodyHeading>
          <PriorityRow>
            <NumberField
              label={ruleEditorText('priority')}
              value={draft.priority}
              min={0}
              max={highestPriority}
              isReadOnly={isReadOnly}
              error={isSavable(draft) ? undefined : ruleEditorText('invalid.priority')}
              onValueChange={(priority) => onChange({ priority }, { coalesceKey: 'priority' })}
            />
            {traced !== null && <TraceHead traced={traced} onVersionChange={onVersionChange} />}
            <Button variant="ghost" startIcon={<ListChecks aria-hidden size={16} />} onClick={onReview}>
              {ruleEditorText('review')}
            </Button>
            <Button
              ref={benchButtonRef}
              aria-expanded={isBenchOpen}
              startIcon={<FlaskConical aria-hidden size={16} />}
              onClick={onBenchToggle}
            >
              {ruleEditorText('bench')}
            </Button>
          </PriorityRow>
          <ConditionTree
            label={ruleEditorText('conditionTree')}
            value={draft.condition}
            onValueChange={(condition, { id = '', reason }) =>
              onChange({ condition }, typed.has(reason) ? { coalesceKey: `condition ${id} ${reason}` } : {})
            }
            operators={operators}
            getValueText={props.getValueText}
            checkExpression={checkExpression}
            outcomes={traced?.outcomes}
            formerValues={props.formerValues}
            valueKinds={businessValueKinds()}
            isReadOnly={isReadOnly}
            readOnlyReason={lockedBecause || undefined}
            actionsRef={treeRef}
            {...history}
          />
          <ActionGroup
            value={draft.actions}
            onValueChange={(actions, { id = '', reason }) =>
              onChange({ actions }, typed.has(reason) ? { coalesceKey: `action ${id} ${reason}` } : {})
            }
            availableActions={availableActions}
            getParameterOptions={getParameterOptions}
            outcome={traced?.outcomes && ruleEditorText(`traced.actions.${traced.result}`)}
            isReadOnly={isReadOnly}
            actionsRef={actionsRef}
            {...history}
          />
          {props.changes}
        </div>
        {bench}
      </Body>
    </EditorPage>
  );
}

const tracedVersions = ['saved', 'edited', 'deployed'] as const satisfies readonly Version[];

/** Which case is beside the conditions, what becomes of it, and by which version of the rule. */
function TraceHead({
  traced,
  onVersionChange,
}: {
  readonly traced: TracedCase;
  readonly onVersionChange: (version: Version) => void;
}) {
  return (
    <Traced>
      <p role="status">
        {ruleEditorText('traced', {
          version: ruleEditorText(`traced.${traced.version}`),
          name: traced.caseName,
          result: ruleEditorText(`traced.${traced.result}`),
        })}
      </p>
      <Versions role="group" aria-label={ruleEditorText('traced.version')}>
        {tracedVersions.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === traced.version}
            onClick={() => onVersionChange(each)}
          >
            {ruleEditorText(`version.${each}`)}
          </button>
        ))}
      </Versions>
    </Traced>
  );
}

/** Edits that come letter by letter: those of one place that follow one another are one step. */
const typed: ReadonlySet<string> = new Set(['set-left', 'set-right', 'set-expression', 'set-parameter']);

function deploymentText({ state, number }: RuleDeployment): string {
  return number === null || state === 'notDeployed'
    ? ruleText('deployment.notDeployed')
    : ruleEditorText('deployment.deployed', { number: String(number) });
}
