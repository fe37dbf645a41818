import { VisuallyHidden } from '@studio/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import SquareX from 'lucide-react/icons/square-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type CSSProperties, memo, type RefCallback } from 'react';
import { GroupTitle, OutcomeCell, RowContent, RowLine, RowRoot } from './ConditionTreeRow.styles.ts';
import { describeNode } from './model/describe.ts';
import type { ConditionNode } from './model/nodes.ts';
import { plainHeight, rowHeights } from './model/rowLayout.ts';
import type { TreeRow } from './model/visibleRows.ts';
import { RowBody } from './RowBody.tsx';
import { insetOf, RowFrames } from './RowFrames.tsx';
import type { RowMenuProps } from './RowMenu.tsx';
import { TreeButton } from './TreeButton.styles.ts';
import { useTreeView } from './TreeView.ts';
import type { ConditionOutcome } from './types.ts';

export interface ConditionTreeRowProps extends Omit<RowMenuProps, 'isRoot'> {
  readonly row: TreeRow;
  readonly index: number;
  /** In pixels; without it the row is below the one before. */
  readonly top: number | undefined;
  readonly node: ConditionNode;
  /** As `RowFrames` takes them. */
  readonly operators: string;
  readonly isTabStop: boolean;
  readonly isFresh: boolean;
  readonly isDragged: boolean;
  /** What the right side was; undefined where that is not shown. */
  readonly former: string | undefined;
  /** Null for none of its own; undefined where there is no column of outcomes. */
  readonly outcome: ConditionOutcome | null | undefined;
  readonly measure: RefCallback<HTMLElement>;
}

/** A row of the tree: its place, the frames around it, and its content. */
export const ConditionTreeRow = memo(function ConditionTreeRow(props: ConditionTreeRowProps) {
  const { row, index, top, node, operators, isTabStop, measure } = props;
  const { mode, labels, describe } = useTreeView();
  const { kind, level, closes } = row;
  const isFoot = kind === 'foot';
  const isGroup = kind === 'group';
  const { start, end } = insetOf(operators.length - 1);
  const height = plainHeight(row);
  const tabIndex = isTabStop ? 0 : -1;
  const style: CSSProperties & Record<`--${string}`, string> = {
    top,
    '--row-height': `${height}px`,
    '--row-gap': `${height - rowHeights[kind]}px`,
    '--row-start': `${start}px`,
    '--row-end': `${end}px`,
  };
  return (
    <RowRoot
      ref={measure}
      role="row"
      data-part={isFoot ? 'foot' : 'row'}
      data-row={index}
      data-kind={kind}
      data-in-flow={top === undefined || undefined}
      data-dragged={props.isDragged || undefined}
      aria-rowindex={index + 1}
      aria-level={isFoot ? level + 2 : level + 1}
      aria-posinset={row.childIndex + 1}
      aria-setsize={row.setSize}
      aria-expanded={isGroup && row.level > 0 ? !row.isCollapsed : undefined}
      aria-label={isFoot ? labels.addCondition : describeNode(node, describe)}
      tabIndex={isFoot || mode === 'disabled' ? undefined : tabIndex}
      style={style}
    >
      <RowFrames operators={operators} isOpening={isGroup} closes={closes} />
      {isFoot ? (
        <RowLine>
          <RowContent role="gridcell">
            <GroupFoot groupId={row.id} />
          </RowContent>
        </RowLine>
      ) : (
        <RowBody
          node={node}
          isRoot={row.parentRow < 0}
          isCollapsed={row.isCollapsed}
          isFresh={props.isFresh}
          former={props.former}
          onCopy={props.onCopy}
          onPaste={props.onPaste}
        />
      )}
      {props.outcome !== undefined && <Outcome outcome={props.outcome} />}
    </RowRoot>
  );
});

const icons = { true: CircleCheck, false: SquareX, error: TriangleAlert } as const;

function Outcome({ outcome }: { readonly outcome: ConditionOutcome | null }) {
  const { labels } = useTreeView();
  if (outcome === null) return <OutcomeCell role="gridcell" data-part="outcome" />;
  const { result, text = '' } = outcome;
  const Icon = icons[result];
  const words = labels.outcomes[result];
  return (
    <OutcomeCell role="gridcell" data-part="outcome" data-result={result}>
      <Icon size={16} aria-hidden="true" />
      {text !== '' && <VisuallyHidden>{words}</VisuallyHidden>}
      <span data-part="value-text">{text || words}</span>
    </OutcomeCell>
  );
}

/** The foot of a group: adds conditions at its end. */
const GroupFoot = memo(function GroupFoot({ groupId }: { groupId: string }) {
  const { labels, actions, addedKinds } = useTreeView();
  const texts = { regular: labels.addCondition, custom: labels.addCustom, group: labels.addGroup };
  return (
    <GroupTitle>
      {addedKinds.map((kind) => (
        <TreeButton
          key={kind}
          type="button"
          data-wide
          data-part={`add-${kind}`}
          onClick={() => actions.add(kind, { position: 'end', targetId: groupId })}
        >
          <Plus size={14} aria-hidden="true" />
          {texts[kind]}
        </TreeButton>
      ))}
    </GroupTitle>
  );
});
