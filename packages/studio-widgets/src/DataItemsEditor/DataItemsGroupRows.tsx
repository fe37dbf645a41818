import { NoItems, NoItemsCell } from './DataItemsGroup.styles.ts';
import { DataItemsRow } from './DataItemsRow.tsx';
import type { GroupsView } from './GroupsView.ts';
import { isBlankItem } from './model/isBlankItem.ts';
import { type GroupSlice, ROW_HEIGHT } from './model/layout.ts';
import { describeCellError } from './model/messages.ts';
import { errorsToShow } from './model/rowErrors.ts';
import { rowOf } from './places.ts';
import type { DataItemColumn, DataItemsGroupDraft } from './types.ts';

export interface DataItemsGroupRowsProps {
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
export function DataItemsGroupRows({ view, group, groupText, slice }: DataItemsGroupRowsProps) {
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
        onTextChange={view.onTextChange}
      />
    );
  });
}
