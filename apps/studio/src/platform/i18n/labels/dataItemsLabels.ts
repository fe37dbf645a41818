import type { DataItemsEditorLabels } from '@studio/widgets';
import { countedLabel, translatedLabels } from '../translatedLabels.ts';

/** The texts of the data items editor. */
export const dataItemsLabels = translatedLabels<DataItemsEditorLabels>('items', {
  columns: {},
  sortOptions: {},
  groupName: ['ordinal'],
  group: {
    ids: ['group', 'group.ordinal'],
    write: (text) => (name, ordinal) =>
      name === '' ? text('group.ordinal', { ordinal }) : text('group', { name }),
  },
  table: ['group'],
  cell: ['column', 'row', 'group'],
  newRowCell: ['column', 'group'],
  itemCount: countedLabel('items'),
  selectRow: ['row', 'group'],
  selectGroup: ['group'],
  selected: {
    ids: ['selected', 'selected.groups', 'both', 'groups.one', 'groups.many'],
    write: (text) => (count, total, groupCount) => {
      const ofItems = text('selected', { count, total });
      if (groupCount === 0) return ofItems;
      const groups = text(`groups.${groupCount === 1 ? 'one' : 'many'}`, { count: groupCount });
      return count === 0
        ? text('selected.groups', { groups })
        : text('both', { one: groups, other: ofItems });
    },
  },
  items: countedLabel('items'),
  groups: countedLabel('groups'),
  moved: ['what', 'place'],
  groupPosition: ['ordinal', 'count'],
  removed: ['what'],
  copied: ['what'],
  pasted: ['what'],
  both: ['one', 'other'],
  paste: {
    description: {
      ids: ['replaced.one', 'replaced.many', 'rows.one', 'rows.many', 'added.one', 'added.many'],
      write: (text) => (rows, replaced, added) => {
        const countText = (id: string, count: number) =>
          text(`${id}.${count === 1 ? 'one' : 'many'}`, { count });
        return [
          countText('rows', rows),
          ...(replaced === 0 ? [] : [countText('replaced', replaced)]),
          ...(replaced === 0 || added === 0 ? [] : [countText('added', added)]),
        ].join(' ');
      },
    },
    surplusColumns: countedLabel('surplusColumns'),
    replacements: countedLabel('replacements'),
    place: ['row', 'column'],
    problems: countedLabel('problems'),
  },
  duplicateLabel: ['other'],
  duplicateValue: ['other'],
  duplicatePriority: ['other'],
  rowPlace: {
    ids: ['rowPlace', 'rowPlace.inGroup'],
    write: (text) => (row, group) =>
      group === '' ? text('rowPlace', { row }) : text('rowPlace.inGroup', { row, group }),
  },
  missingLabels: countedLabel('missingLabels'),
  missingValues: countedLabel('missingValues'),
  duplicateLabels: countedLabel('duplicateLabels'),
  duplicateValues: countedLabel('duplicateValues'),
  errors: countedLabel('errors'),
  sortedOut: countedLabel('sortedOut'),
  sorted: ['option'],
});
