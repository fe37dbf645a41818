import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { memo, useId } from 'react';
import { ConditionContent } from './ConditionContent.tsx';
import {
  GroupTitle,
  Handle,
  Muted,
  NotBadge,
  Problem,
  RowContent,
  RowLine,
} from './ConditionTreeRow.styles.ts';
import { GroupHead } from './GroupHead.tsx';
import { coreOf, negationsOf } from './model/nodes.ts';
import { problemsOf } from './model/validate.ts';
import { RowActionsView } from './RowActionsView.tsx';
import type { RowMenuProps } from './RowMenu.tsx';
import { useTreeView } from './TreeView.ts';

export interface RowBodyProps extends RowMenuProps {
  readonly isCollapsed: boolean;
  /** Just added: what it lacks is not marked yet. */
  readonly isFresh: boolean;
}

/** The content of the row of a condition or group. Drawn again only when the condition itself changes. */
export const RowBody = memo(function RowBody(props: RowBodyProps) {
  const { node, isRoot, isCollapsed, isFresh } = props;
  const { labels, mode, rules } = useTreeView();
  const problemId = useId();
  const canEdit = mode === 'edit';
  const core = coreOf(node);
  const isEmptyRoot = isRoot && core.kind === 'CompositeCondition' && core.subconditions.length === 0;
  const problems = isFresh || isEmptyRoot || !canEdit ? [] : problemsOf(node, rules);
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
          <ConditionContent leaf={core} problems={problems} problemId={problemId} />
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
