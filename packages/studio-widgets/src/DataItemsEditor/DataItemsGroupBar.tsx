import { Badge } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import { ErrorSummary } from '../shared/errorSummary/ErrorSummary.tsx';
import {
  GroupBar,
  GroupBarBackdrop,
  GroupBarEnd,
  GroupCount,
  GroupHandle,
  GroupName,
  GroupNameFrame,
  GroupNote,
  GroupNoteText,
} from './DataItemsGroup.styles.ts';
import type { DataItemsEditorLabels } from './labels.ts';

export interface DataItemsGroupBarProps {
  /** As typed. */
  readonly name: string;
  /** Position among the groups, from 1. */
  readonly ordinal: number;
  readonly itemCount: number;
  /** What is wrong with the name, in words; empty for nothing. */
  readonly nameError: string;
  /** What is wrong with the cells, in few words; empty for nothing. */
  readonly errorSummary: string;
  readonly isReadOnly: boolean;
  readonly isSelected: boolean;
  /** How the group is called in sentences. */
  readonly groupText: string;
  readonly labels: DataItemsEditorLabels;
  readonly onNameChange: (name: string) => void;
  readonly onGoToNextError: () => void;
}

/** The head of a group: its name, how many items it has, and how many of its cells are in error. */
export function DataItemsGroupBar(props: DataItemsGroupBarProps) {
  const { name, ordinal, itemCount, nameError, errorSummary, isReadOnly, labels } = props;
  const noteId = useId();
  const placeholder = isReadOnly ? labels.unnamedGroup : labels.groupNamePlaceholder;
  return (
    <GroupBarBackdrop>
      <GroupBar data-part="group-bar" data-selected={props.isSelected || undefined}>
        {!isReadOnly && (
          <GroupHandle
            role="button"
            tabIndex={-1}
            data-handle
            data-part="group-handle"
            aria-label={labels.selectGroup(props.groupText)}
            aria-pressed={props.isSelected}
          />
        )}
        <GroupNameFrame data-text={name === '' ? placeholder : name}>
          <GroupName
            size={1}
            data-part="group-name"
            value={name}
            aria-label={labels.groupName(ordinal)}
            aria-invalid={nameError !== '' || undefined}
            aria-describedby={nameError === '' ? undefined : noteId}
            placeholder={placeholder}
            readOnly={isReadOnly}
            aria-readonly={isReadOnly || undefined}
            autoComplete="off"
            spellCheck={false}
            dir={name === '' ? undefined : 'auto'}
            onChange={(event) => props.onNameChange(event.target.value)}
          />
        </GroupNameFrame>
        {itemCount > 0 && (
          <GroupCount data-part="item-count">
            <Badge>{labels.itemCount(itemCount)}</Badge>
          </GroupCount>
        )}
        {nameError !== '' && (
          <GroupNote id={noteId} data-part="group-error">
            <CircleAlert size={14} aria-hidden="true" />
            <GroupNoteText>{nameError}</GroupNoteText>
          </GroupNote>
        )}
        {errorSummary !== '' && (
          <GroupBarEnd>
            <ErrorSummary text={errorSummary} hint={labels.goToNextError} onPress={props.onGoToNextError} />
          </GroupBarEnd>
        )}
      </GroupBar>
    </GroupBarBackdrop>
  );
}
