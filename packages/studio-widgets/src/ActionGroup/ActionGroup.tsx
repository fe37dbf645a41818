import { IconButton, VisuallyHidden } from '@studio/ui';
import { useMergedRefs } from '@studio/ui/internal';
import Lock from 'lucide-react/icons/lock';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { type FocusEvent, useId } from 'react';
import { RefusalNote } from '../shared/announcements/RefusalNote.tsx';
import {
  defaultDebounceMs,
  PendingTextsContext,
  TextDebounceContext,
} from '../shared/bufferedText/PendingTexts.ts';
import { ActionList, BarEnd, GroupBar, GroupRoot, GroupTitle, Quiet } from './ActionGroup.styles.ts';
import type { ActionGroupProps } from './ActionGroupProps.ts';
import { ActionRow } from './ActionRow.tsx';
import { AddAction } from './AddAction.tsx';
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
    onUndo: _onUndo,
    onRedo: _onRedo,
    debounceMs = defaultDebounceMs,
    actionsRef: _actionsRef,
    labels: _labels,
    ref,
    ...rest
  } = props;
  const rootRef = useMergedRefs(group.rootRef, ref);

  const handleFocus = ({ target }: FocusEvent) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    textAtFocusRef.current = isText ? target.value : '';
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
            {canEdit && (
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
