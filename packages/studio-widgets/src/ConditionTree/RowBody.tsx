import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleSlash from 'lucide-react/icons/circle-slash';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useId } from 'react';
import { BufferedArea } from '../shared/literal/BufferedArea.tsx';
import { CodeBlock, CompactText } from '../shared/literal/Compact.styles.ts';
import { literalTypeOf } from '../shared/literal/literalType.ts';
import { payloadText } from '../shared/parameters/payloadText.ts';
import { SentenceEditor } from '../shared/parameters/SentenceEditor.tsx';
import {
  Former,
  GroupTitle,
  Handle,
  Muted,
  NotBadge,
  Problem,
  RowActions,
  RowContent,
  RowLine,
  Side,
} from './ConditionTreeRow.styles.ts';
import { GroupHead } from './GroupHead.tsx';
import { type BinaryNode, coreOf, type LeafNode, negationsOf, type RawNode } from './model/nodes.ts';
import { type ConditionProblem, problemsOf } from './model/validate.ts';
import { RowMenu, type RowMenuProps } from './RowMenu.tsx';
import { TreeButton } from './TreeButton.styles.ts';
import { useTreeView } from './TreeView.ts';
import { LeftField, RightField } from './ValueField.tsx';
import { QuickSelect } from './values/QuickSelect.tsx';

export interface RowBodyProps extends RowMenuProps {
  readonly isCollapsed: boolean;
  /** Just added: what it lacks is not marked yet. */
  readonly isFresh: boolean;
  /** What the right side was; undefined where that is not shown. */
  readonly former: string | undefined;
}

/** The content of the row of a condition or group. Drawn again only when the condition itself changes. */
export const RowBody = memo(function RowBody(props: RowBodyProps) {
  const { node, isRoot, isCollapsed, isFresh } = props;
  const { labels, mode, rules } = useTreeView();
  const problemId = useId();
  const canEdit = mode === 'edit';
  const core = coreOf(node);
  const isEmptyRoot = isRoot && core.kind === 'CompositeCondition' && core.subconditions.length === 0;
  const problems = isFresh || isEmptyRoot ? [] : problemsOf(node, rules);
  const badges = Array.from({ length: negationsOf(node) }, (_, index) => index);
  return (
    <RowLine>
      {canEdit && !isRoot && (
        <Handle data-part="handle" aria-hidden="true">
          <GripVertical size={16} />
        </Handle>
      )}
      <RowContent role="gridcell">
        {badges.map((badge) => (
          <NotBadge key={badge} data-part="not">
            <span>{labels.not}</span>
          </NotBadge>
        ))}
        {core.kind === 'CompositeCondition' ? (
          <GroupHead group={core} isRoot={isRoot} isCollapsed={isCollapsed} />
        ) : (
          <ConditionContent leaf={core} problems={problems} problemId={problemId} former={props.former} />
        )}
        {isEmptyRoot && (
          <GroupTitle>
            <Muted data-part="empty">{labels.noConditions}</Muted>
          </GroupTitle>
        )}
        {problems.length > 0 && (
          <Problem id={problemId} data-part="problem">
            <CircleAlert size={14} aria-hidden="true" />
            {problems.map(({ code, text }) => text ?? labels.problems[code]).join('. ')}
          </Problem>
        )}
      </RowContent>
      {canEdit && (
        <RowActionsView node={node} isRoot={isRoot} onCopy={props.onCopy} onPaste={props.onPaste} />
      )}
    </RowLine>
  );
});

/** The buttons at the end of a row: negation, more, delete. The root cannot be deleted; its buttons follow its content. */
function RowActionsView(props: RowMenuProps) {
  const { labels, actions } = useTreeView();
  const { id } = coreOf(props.node);
  const isNegated = negationsOf(props.node) > 0;
  const negate = isNegated ? labels.removeNegation : labels.negate;
  return (
    <RowActions role="gridcell" data-root={props.isRoot || undefined}>
      <TreeButton
        type="button"
        data-part="negate"
        data-tip={negate}
        aria-label={labels.negate}
        aria-pressed={isNegated}
        onClick={() => actions.toggleNegation(id)}
      >
        <CircleSlash size={16} aria-hidden="true" />
      </TreeButton>
      <RowMenu {...props} />
      {!props.isRoot && (
        <TreeButton
          type="button"
          data-part="delete"
          data-tip={labels.delete}
          aria-label={labels.delete}
          onClick={() => actions.remove(id)}
        >
          <Trash2 size={16} aria-hidden="true" />
        </TreeButton>
      )}
    </RowActions>
  );
}

interface ConditionContentProps extends Pick<RowBodyProps, 'former'> {
  readonly leaf: LeafNode;
  readonly problems: readonly ConditionProblem[];
  /** The id of what says the problems. */
  readonly problemId: string;
}

/** What a condition says, by its kind. */
function ConditionContent({ leaf, problems, problemId, former }: ConditionContentProps) {
  const { labels, mode, actions, getParameterOptions } = useTreeView();
  const isWrong = problems.length > 0;
  const describedBy = isWrong ? problemId : undefined;
  switch (leaf.kind) {
    case 'BinaryCondition':
      return <BinaryCondition condition={leaf} problems={problems} problemId={problemId} former={former} />;
    case 'RawCondition':
      return (
        <Side data-side="whole">
          <RawEditor condition={leaf} isInvalid={isWrong} describedBy={describedBy} />
        </Side>
      );
    case 'ParameterizedCondition':
      return (
        <SentenceEditor
          sentence={leaf.expression ?? ''}
          parameters={leaf.parameters}
          onParameterChange={(name, value) => actions.setParameter(leaf.id, name, value)}
          getOptions={getParameterOptions}
          getType={literalTypeOf}
          texts={{ ...labels, emptyBlank: labels.blank }}
          canEdit={mode === 'edit'}
          isMarked={isWrong}
          describedBy={describedBy}
        />
      );
    case 'OpaqueCondition':
      return (
        <Side data-side="whole">
          <Muted>{labels.unreadable}</Muted>
          <CodeBlock>{payloadText(leaf.payload)}</CodeBlock>
        </Side>
      );
  }
}

interface RawEditorProps {
  readonly condition: RawNode;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

/** The text of a custom condition; grows with it. */
function RawEditor({ condition, ...marks }: RawEditorProps) {
  const { labels, mode, actions } = useTreeView();
  const { id, rawExpression } = condition;
  if (mode !== 'edit')
    return (
      <CodeBlock dir="auto" data-invalid={marks.isInvalid || undefined}>
        {rawExpression || labels.emptyExpression}
      </CodeBlock>
    );
  return (
    <BufferedArea
      {...marks}
      label={labels.rawExpression}
      placeholder={labels.rawExpression}
      value={rawExpression}
      onCommit={(text) => actions.setExpression(id, text)}
    />
  );
}

interface BinaryConditionProps extends Pick<RowBodyProps, 'former'> {
  readonly condition: BinaryNode;
  readonly problems: readonly ConditionProblem[];
  /** The id of what says the problems. */
  readonly problemId: string;
}

/** A comparison: left side, operator, right side. */
function BinaryCondition({ condition, problems, problemId, former }: BinaryConditionProps) {
  const { labels, rules } = useTreeView();
  const operands = rules.operandsOf(condition);
  const marks = (side: 'left' | 'operator' | 'right') => {
    const isInvalid = problems.some(({ code }) => code.endsWith(side));
    return { isInvalid, describedBy: isInvalid ? problemId : undefined };
  };
  return (
    <>
      <Side data-side="left" data-part="left">
        <LeftField condition={condition} label={labels.leftSide} {...marks('left')} />
      </Side>
      <Side data-side="operator" data-part="operator">
        <OperatorSelect condition={condition} {...marks('operator')} />
      </Side>
      <Side data-side="right" data-part="right" data-list={operands === 'many' || undefined}>
        {operands === 'none' ? (
          <CompactText data-empty>{labels.noValueNeeded}</CompactText>
        ) : (
          <RightField condition={condition} label={labels.value} {...marks('right')} />
        )}
        {former !== undefined && (
          <Former data-part="former" dir="auto">
            {labels.formerValue(former)}
          </Former>
        )}
      </Side>
    </>
  );
}

interface OperatorSelectProps {
  readonly condition: BinaryNode;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

/** How a condition compares: what suits its left side, and what it has been given already. */
function OperatorSelect({ condition, isInvalid, describedBy }: OperatorSelectProps) {
  const { labels, mode, actions, rules } = useTreeView();
  const { id, lhs, operatorName } = condition;
  const offered = rules.operatorsFor(lhs);
  const current = rules.operatorOf(lhs, operatorName);
  if (mode !== 'edit')
    return (
      <CompactText data-empty={operatorName === '' || undefined} data-invalid={isInvalid || undefined}>
        {(current?.label ?? operatorName) || labels.blank}
      </CompactText>
    );
  const options = (offered ?? []).map(({ name, label }) => ({ value: name, label }));
  if (operatorName !== '' && !options.some(({ value }) => value === operatorName))
    options.push({ value: operatorName, label: current?.label ?? operatorName });
  return (
    <QuickSelect
      label={labels.operator}
      placeholder={offered === undefined ? labels.loadingOperators : labels.chooseOperator}
      options={options}
      value={operatorName === '' ? null : operatorName}
      onValueChange={(next) => actions.setOperatorName(id, next)}
      isInvalid={isInvalid}
      describedBy={describedBy}
    />
  );
}
