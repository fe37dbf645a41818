import { IconButton, Tooltip } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { ActionContentView, type ActionContentViewProps } from './ActionContentView.tsx';
import { ActionContent, ActionHandle, ActionItem, ActionProblemText } from './ActionGroup.styles.ts';
import { describeAction } from './describeAction.ts';
import { problemOfAction } from './model/actionNodes.ts';

export interface ActionRowProps extends Omit<ActionContentViewProps, 'problemId'> {
  readonly index: number;
}

/** One action with its handle and its Delete. */
export function ActionRow({ index, ...content }: ActionRowProps) {
  const { action, group } = content;
  const { labels, canEdit, drag } = group;
  const problemId = useId();
  const problem = canEdit ? problemOfAction(action) : undefined;
  const moveText = labels.moveAction(describeAction(action, labels));
  return (
    <ActionItem
      data-part="action"
      data-action={index}
      tabIndex={-1}
      data-dragged={drag.draggedId === action.id || undefined}
      data-edge={drag.target?.overId === action.id ? drag.target.edge : undefined}
    >
      {canEdit && (
        <Tooltip content={<span dir="auto">{moveText}</span>} isDescription={false}>
          <ActionHandle
            type="button"
            data-part="handle"
            aria-label={moveText}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
          >
            <GripVertical size={16} aria-hidden="true" />
          </ActionHandle>
        </Tooltip>
      )}
      <ActionContent>
        <ActionContentView {...content} problemId={problem && problemId} />
        {problem && (
          <ActionProblemText id={problemId} data-part="problem">
            <CircleAlert size={14} aria-hidden="true" />
            {labels.problems[problem]}
          </ActionProblemText>
        )}
      </ActionContent>
      {canEdit && (
        <IconButton
          data-part="delete"
          label={labels.delete}
          icon={<Trash2 size={16} />}
          onClick={() => group.remove(action.id)}
        />
      )}
    </ActionItem>
  );
}
