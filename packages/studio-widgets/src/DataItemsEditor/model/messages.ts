import type { DataItemsEditorLabels } from '../labels.ts';
import type {
  DataItemColumn,
  DataItemDraft,
  DataItemError,
  DataItemsDraft,
  DataItemsGroupCounts,
  DataItemsGroupError,
} from '../types.ts';
import { findItem } from './findItem.ts';
import { countCellErrors } from './groupCounts.ts';

const longestQuote = 40;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Another row's text inside a sentence: cut when long, and kept from turning the sentence around when it
 * reads right to left.
 */
function quote(text: string): string {
  const characters = Array.from(text.trim());
  const short =
    characters.length > longestQuote
      ? `${characters
          .slice(0, longestQuote - 1)
          .join('')
          .trimEnd()}…`
      : characters.join('');
  return rightToLeft.test(short) ? `\u2068${short}\u2069` : short;
}

/** How a group is called in sentences. */
export function nameGroup(draft: DataItemsDraft, groupIndex: number, labels: DataItemsEditorLabels): string {
  return labels.group(quote(draft.groups[groupIndex]?.name ?? ''), groupIndex + 1);
}

function describeOther(
  draft: DataItemsDraft,
  groupId: string,
  column: DataItemColumn,
  otherItemId: string,
  labels: DataItemsEditorLabels,
): string {
  const position = findItem(draft, otherItemId);
  const group = position && draft.groups[position.groupIndex];
  const other: DataItemDraft | undefined = group?.items[position?.itemIndex ?? -1];
  if (position === undefined || group === undefined || other === undefined) return '';
  if (column !== 'label' && other.label.trim() !== '') return quote(other.label);
  const groupText = group.id === groupId ? '' : nameGroup(draft, position.groupIndex, labels);
  return labels.rowPlace(position.itemIndex + 1, groupText);
}

/** A cell's error in words. `groupId` is the group of the cell. */
export function describeCellError(
  error: DataItemError,
  column: DataItemColumn,
  groupId: string,
  draft: DataItemsDraft,
  labels: DataItemsEditorLabels,
): string {
  if (error.code === 'not-a-priority') return labels.notAPriority;
  if (error.code === 'required') return column === 'label' ? labels.requiredLabel : labels.requiredValue;
  const other = describeOther(draft, groupId, column, error.otherItemId, labels);
  if (column === 'label') return labels.duplicateLabel(other);
  return column === 'value' ? labels.duplicateValue(other) : labels.duplicatePriority(other);
}

/** A group's own error in words. */
export function describeGroupError(error: DataItemsGroupError, labels: DataItemsEditorLabels): string {
  return error.code === 'name-required' ? labels.requiredGroupName : labels.duplicateGroupName;
}

/** All errors of a group's cells in a few words; empty when there are none. */
export function summariseErrors(counts: DataItemsGroupCounts, labels: DataItemsEditorLabels): string {
  const total = countCellErrors(counts);
  if (total === 0) return '';
  const { missing, duplicate } = counts;
  if (missing.label === total) return labels.missingLabels(total);
  if (missing.value === total) return labels.missingValues(total);
  if (duplicate.label === total) return labels.duplicateLabels(total);
  if (duplicate.value === total) return labels.duplicateValues(total);
  return labels.errors(total);
}
