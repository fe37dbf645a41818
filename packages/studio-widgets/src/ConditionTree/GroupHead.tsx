import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { Choices, GroupTitle, If, Muted } from './ConditionTreeRow.styles.ts';
import type { CompositeNode, GroupOperator } from './model/nodes.ts';
import { incompleteIn, summarize } from './model/validate.ts';
import { TreeButton } from './TreeButton.styles.ts';
import { useTreeView } from './TreeView.ts';

/** Conditions from which on a group's foot is far, so that its head adds one too. */
const longGroup = 20;

export interface GroupHeadProps {
  readonly group: CompositeNode;
  readonly isRoot: boolean;
  readonly isCollapsed: boolean;
}

/** The head of a group: 'If', Any or All, and how much it holds while it is collapsed. */
export function GroupHead({ group, isRoot, isCollapsed }: GroupHeadProps) {
  const { labels, mode, rules, actions, addedKinds } = useTreeView();
  const name = useId();
  const canEdit = mode === 'edit';
  const { conditions } = summarize(group);
  const incomplete = incompleteIn(group, rules);
  const isLong =
    canEdit && !isCollapsed && addedKinds.includes('regular') && group.subconditions.length > longGroup;
  const choice = (operator: GroupOperator, label: string) => (
    <label>
      <input
        type="radio"
        name={name}
        checked={group.operator === operator}
        disabled={!canEdit}
        onChange={() => actions.setGroupOperator(group.id, operator)}
      />
      {label}
    </label>
  );
  return (
    <GroupTitle>
      {!isRoot && (
        <TreeButton
          type="button"
          data-small
          data-part="toggle"
          data-tip={isCollapsed ? labels.expand : labels.collapse}
          aria-label={isCollapsed ? labels.expand : labels.collapse}
          disabled={mode === 'disabled'}
          onClick={() => actions.setCollapsed(group.id, !isCollapsed)}
        >
          {isCollapsed ? (
            <ChevronRight size={16} aria-hidden="true" />
          ) : (
            <ChevronDown size={16} aria-hidden="true" />
          )}
        </TreeButton>
      )}
      <If>{labels.if}</If>
      <Choices role="radiogroup" aria-label={labels.operatorOfGroup} data-static={!canEdit || undefined}>
        {choice('or', labels.any)}
        {choice('and', labels.all)}
      </Choices>
      <Muted>{labels.ofTheseAreTrue}</Muted>
      {isLong && (
        <TreeButton
          type="button"
          data-wide
          data-part="add-regular"
          onClick={() => actions.add('regular', { position: 'start', targetId: group.id })}
        >
          <Plus size={14} aria-hidden="true" />
          {labels.addCondition}
        </TreeButton>
      )}
      {isCollapsed && (
        <Muted data-part="count">
          {[labels.conditionCount(conditions), incomplete > 0 && labels.incompleteCount(incomplete)]
            .filter(Boolean)
            .join(', ')}
        </Muted>
      )}
    </GroupTitle>
  );
}
