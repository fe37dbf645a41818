import { Badge, VisuallyHidden } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import { ErrorSummary } from '../shared/errorSummary/ErrorSummary.tsx';
import {
  ColumnHead,
  ColumnHeads,
  ColumnHeadText,
  GroupBar,
  GroupBarBackdrop,
  GroupBarEnd,
  GroupCard,
  GroupCount,
  GroupHandle,
  GroupName,
  GroupNameFrame,
  GroupNote,
  GroupNoteText,
  HeadRows,
  NoItems,
  NoItemsCell,
  Rows,
  Table,
} from './DataItemsGroup.styles.ts';
import { DataItemsRow } from './DataItemsRow.tsx';
import type { GroupsView } from './GroupsView.ts';
import type { DataItemsEditorLabels } from './labels.ts';
import { isBlankItem } from './model/isBlankItem.ts';
import { type GroupSlice, ROW_HEIGHT } from './model/layout.ts';
import { describeCellError, describeGroupError, nameGroup, summariseErrors } from './model/messages.ts';
import { countsToShow, errorsToShow } from './model/rowErrors.ts';
import { rowOf } from './places.ts';
import type { DataItemColumn, DataItemsGroupDraft } from './types.ts';

export interface DataItemsGroupProps {
  readonly view: GroupsView;
  readonly group: DataItemsGroupDraft;
  readonly slice: GroupSlice;
}

/** One group: its head and the part of its table that is on screen. */
export function DataItemsGroup({ view, group, slice }: DataItemsGroupProps) {
  const { draft, validation, labels, errorFocus, columns } = view;
  const groupText = nameGroup(draft, slice.groupIndex, labels);
  const nameError = validation.groupErrors.get(group.id);
  const counts = validation.groupCounts.get(group.id);

  return (
    <GroupCard
      role="group"
      aria-label={groupText}
      data-part="group"
      data-group-id={view.isClient ? group.id : undefined}
      style={{ top: slice.top, height: slice.height }}
    >
      <DataItemsGroupBar
        name={group.name}
        ordinal={slice.groupIndex + 1}
        itemCount={counts?.items ?? 0}
        nameError={nameError === undefined ? '' : describeGroupError(nameError, labels)}
        errorSummary={
          counts === undefined
            ? ''
            : summariseErrors(countsToShow(counts, validation, errorFocus, group.id), labels)
        }
        isReadOnly={view.isReadOnly}
        isSelected={view.selection.groupIds.has(group.id)}
        groupText={groupText}
        labels={labels}
        onNameChange={(name) => view.onGroupNameChange(group.id, name)}
        onGoToNextError={() => view.onGoToNextError(group.id)}
      />
      <Table role="table" aria-label={labels.table(groupText)} aria-rowcount={group.items.length + 1}>
        <HeadRows role="rowgroup">
          <ColumnHeads role="row" aria-rowindex={1}>
            <ColumnHead role="columnheader">
              <VisuallyHidden>{labels.rowColumn}</VisuallyHidden>
            </ColumnHead>
            {columns.map((column) => (
              <ColumnHead key={column} role="columnheader">
                <ColumnHeadText>{labels.columns[column]}</ColumnHeadText>
              </ColumnHead>
            ))}
          </ColumnHeads>
        </HeadRows>
        <Rows role="rowgroup" data-part="rows" style={{ height: slice.rowsHeight }}>
          <DataItemsGroupRows view={view} group={group} groupText={groupText} slice={slice} />
        </Rows>
      </Table>
    </GroupCard>
  );
}

interface DataItemsGroupRowsProps {
  readonly view: GroupsView;
  readonly group: DataItemsGroupDraft;
  readonly groupText: string;
  readonly slice: GroupSlice;
}

/** The indexes of a slice, and that of the row that is drawn wherever it is. */
function indexesToDraw(
  slice: GroupSlice,
  group: DataItemsGroupDraft,
  pinnedId: string | undefined,
): number[] {
  const indexes = Array.from(
    { length: slice.endItem - slice.firstItem },
    (_, offset) => slice.firstItem + offset,
  );
  const pinned = pinnedId === undefined ? -1 : group.items.findIndex(({ id }) => id === pinnedId);
  if (pinned >= 0 && pinned < slice.firstItem) indexes.unshift(pinned);
  if (pinned >= slice.endItem) indexes.push(pinned);
  return indexes;
}

/** The rows of a group that are on screen. */
function DataItemsGroupRows({ view, group, groupText, slice }: DataItemsGroupRowsProps) {
  const { draft, validation, labels, errorFocus } = view;
  const isGroupSelected = view.selection.groupIds.has(group.id);
  const lastIndex = group.items.length - 1;
  if (lastIndex < 0) {
    return (
      <NoItems role="row">
        <NoItemsCell role="cell">{labels.noItems}</NoItemsCell>
      </NoItems>
    );
  }

  return indexesToDraw(slice, group, rowOf(view.pinned)).map((index) => {
    const item = group.items[index];
    if (item === undefined) return null;
    const errors = errorsToShow(validation, item.id, errorFocus);
    const describe = (column: DataItemColumn) => {
      const error = errors?.[column];
      if (error === undefined) return view.refusals?.get(item.id)?.[column] ?? '';
      return describeCellError(error, column, group.id, draft, labels);
    };
    return (
      <DataItemsRow
        key={item.id}
        item={item}
        groupText={groupText}
        rowNumber={index + 1}
        top={index * ROW_HEIGHT}
        isLast={index === lastIndex}
        isTrailing={index === lastIndex && isBlankItem(item)}
        isReadOnly={view.isReadOnly}
        isClient={view.isClient}
        isSelected={isGroupSelected || view.selection.itemIds.has(item.id)}
        hasDefaultPrecedence={view.columns.includes('defaultPrecedence')}
        labelError={describe('label')}
        valueError={describe('value')}
        defaultPrecedenceError={describe('defaultPrecedence')}
        idPrefix={view.idPrefix}
        labels={labels}
        groupId={group.id}
        onHoldText={view.onHoldText}
      />
    );
  });
}

interface DataItemsGroupBarProps {
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
function DataItemsGroupBar(props: DataItemsGroupBarProps) {
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
