import { Button, IconButton, Menu, Tooltip, VisuallyHidden } from '@studio/ui';
import { useMergedRefs } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import Redo2 from 'lucide-react/icons/redo-2';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { type FocusEvent, useId } from 'react';
import { RefusalNote } from '../shared/announcements/RefusalNote.tsx';
import {
  defaultDebounceMs,
  PendingTextsContext,
  TextDebounceContext,
} from '../shared/bufferedText/PendingTexts.ts';
import { ActionContentView, type ActionContentViewProps } from './ActionContentView.tsx';
import {
  ActionContent,
  ActionHandle,
  ActionItem,
  ActionList,
  ActionProblemText,
  BarEnd,
  GroupBar,
  GroupOutcome,
  GroupRoot,
  GroupTitle,
  Quiet,
} from './ActionGroup.styles.ts';
import type { ActionGroupProps } from './ActionGroupProps.ts';
import { describeAction } from './describeAction.ts';
import type { ActionGroupLabels } from './labels.ts';
import { problemOfAction } from './model/actionNodes.ts';
import { useActionGroup } from './useActionGroup.ts';

/** What a rule does: sentences with blanks to fill, and raw actions, in the order they run. */
export function ActionGroup(props: ActionGroupProps) {
  const group = useActionGroup(props);
  const { labels, canEdit, history, announcement, textAtFocusRef } = group;
  const titleId = useId();
  const {
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onChange,
    availableActions,
    getParameterOptions,
    isReadOnly: _isReadOnly,
    readOnlyReason,
    isDisabled,
    onUndo,
    onRedo: _onRedo,
    debounceMs = defaultDebounceMs,
    actionsRef: _actionsRef,
    outcome,
    labels: _labels,
    ref,
    ...rest
  } = props;
  const rootRef = useMergedRefs(group.rootRef, ref);

  const handleFocus = ({ target }: FocusEvent) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    textAtFocusRef.current = isText ? target.value : '';
    group.noteFocus(target);
  };

  return (
    <PendingTextsContext value={history.pending}>
      <TextDebounceContext value={debounceMs}>
        <GroupRoot
          data-part="action-group"
          aria-labelledby={titleId}
          aria-disabled={isDisabled || undefined}
          {...rest}
          ref={rootRef}
        >
          <GroupBar>
            <GroupTitle id={titleId}>{labels.title}</GroupTitle>
            {canEdit && onUndo === undefined && (
              <BarEnd data-part="toolbar">
                <IconButton
                  data-part="undo"
                  label={labels.undo}
                  icon={<Undo2 size={16} />}
                  disabledReason={history.canUndo ? undefined : labels.announcements.nothingToUndo}
                  onClick={group.undo}
                />
                <IconButton
                  data-part="redo"
                  label={labels.redo}
                  icon={<Redo2 size={16} />}
                  disabledReason={history.canRedo ? undefined : labels.announcements.nothingToRedo}
                  onClick={group.redo}
                />
              </BarEnd>
            )}
          </GroupBar>
          {outcome !== undefined && <GroupOutcome data-part="outcome">{outcome}</GroupOutcome>}
          {!canEdit && readOnlyReason && (
            <Quiet data-part="read-only-reason">
              <Lock size={14} aria-hidden="true" />
              {readOnlyReason}
            </Quiet>
          )}
          {history.draft.length === 0 && <Quiet data-part="empty">{labels.noActions}</Quiet>}
          <ActionList
            ref={group.setBody}
            aria-label={labels.list}
            data-part="list"
            onFocus={handleFocus}
            onBlur={() => group.noteFocus(null)}
            onKeyDown={group.onKeyDown}
            onPointerOver={group.drag.onPointerOver}
          >
            {history.draft.map((action, index) => (
              <ActionRow
                key={action.id}
                action={action}
                index={index}
                group={group}
                getParameterOptions={getParameterOptions}
              />
            ))}
          </ActionList>
          {canEdit && (
            <AddAction
              availableActions={availableActions}
              labels={labels}
              onAdd={(available) => group.add(available)}
            />
          )}
          <RefusalNote text={group.refusal} />
          <VisuallyHidden role="status" data-part="status">
            <span key={announcement.count}>{announcement.text}</span>
          </VisuallyHidden>
        </GroupRoot>
      </TextDebounceContext>
    </PendingTextsContext>
  );
}

type Available = NonNullable<ActionGroupProps['availableActions']>;

interface AddActionProps {
  /** Those that can be added; undefined while they are loading. */
  readonly availableActions: Available | undefined;
  readonly labels: ActionGroupLabels;
  readonly onAdd: (available: Available[number]) => void;
}

/** Adds one of several actions, chosen from a menu, or the only one there is. */
function AddAction({ availableActions, labels, onAdd }: AddActionProps) {
  const [only, ...others] = availableActions ?? [];
  const isOnly = only !== undefined && others.length === 0;
  const button = (
    <Button
      variant="ghost"
      data-part="add-action"
      startIcon={<Plus size={16} />}
      isPending={availableActions === undefined}
      disabledReason={availableActions?.length === 0 ? labels.nothingToAdd : undefined}
      onClick={isOnly ? () => onAdd(only) : undefined}
    >
      {isOnly ? only.label : labels.addAction}
    </Button>
  );
  if (isOnly || availableActions?.length === 0) return button;
  return (
    <Menu
      label={labels.addAction}
      items={(availableActions ?? []).map((available) => ({
        id: available.name,
        label: available.label,
        onSelect: () => onAdd(available),
      }))}
      trigger={button}
    />
  );
}

interface ActionRowProps extends Omit<ActionContentViewProps, 'problemId'> {
  readonly index: number;
}

/** One action with its handle and its Delete. */
function ActionRow({ index, ...content }: ActionRowProps) {
  const { action, group } = content;
  const { labels, canEdit, drag } = group;
  const problemId = useId();
  const problem = canEdit ? problemOfAction(action) : undefined;
  const moveText = labels.moveAction(describeAction(action, labels, content.getParameterOptions));
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
