import { VisuallyHidden } from '@studio/ui';
import {
  ColumnHead,
  ColumnHeads,
  ColumnHeadText,
  GroupCard,
  HeadRows,
  Rows,
  Table,
} from './DataItemsGroup.styles.ts';
import { DataItemsGroupBar } from './DataItemsGroupBar.tsx';
import { DataItemsGroupRows } from './DataItemsGroupRows.tsx';
import type { GroupsView } from './GroupsView.ts';
import type { GroupSlice } from './model/layout.ts';
import { describeGroupError, nameGroup, summariseErrors } from './model/messages.ts';
import { countsToShow } from './model/rowErrors.ts';
import type { DataItemsGroupDraft } from './types.ts';

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
