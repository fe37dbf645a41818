import { VisuallyHidden } from '@studio/ui';
import type { GroupsView } from './GroupsView.ts';
import type { ActiveField } from './hooks/useEditorFocus.ts';
import { getItem } from './model/findItem.ts';
import { describeCellError, describeGroupError } from './model/messages.ts';
import { errorsToShow } from './model/rowErrors.ts';

export interface DataItemsStatusProps {
  readonly view: GroupsView;
  readonly active: ActiveField | undefined;
  /** What was just done, in words. */
  readonly announcement: string;
}

/** The error of the field in use, once its text has changed; before that the field itself says it. */
function newError(
  { draft, validation, labels, errorFocus }: GroupsView,
  active: ActiveField | undefined,
): string {
  if (active === undefined) return '';
  const { place, textAtFocus } = active;
  if (!('itemId' in place)) {
    const group = draft.groups.find(({ id }) => id === place.groupId);
    const error = validation.groupErrors.get(place.groupId);
    return error === undefined || group?.name === textAtFocus ? '' : describeGroupError(error, labels);
  }
  const item = getItem(draft, place.itemId);
  const error = errorsToShow(validation, place.itemId, errorFocus)?.[place.column];
  if (item === undefined || error === undefined || item[place.column] === textAtFocus) return '';
  return describeCellError(error, place.column, place.groupId, draft, labels);
}

/** How much is selected, in words; empty for nothing. */
function selectedText({ selection, validation, labels }: GroupsView): string {
  const { itemIds, groupIds } = selection;
  if (itemIds.size + groupIds.size === 0) return '';
  return labels.selected(itemIds.size, validation.itemCount, groupIds.size);
}

/** Announces to assistive technology what typing does to the field in use, what is selected, and what was just done. */
export function DataItemsStatus({ view, active, announcement }: DataItemsStatusProps) {
  return (
    <>
      <VisuallyHidden role="status" data-part="status">
        {newError(view, active)}
      </VisuallyHidden>
      <VisuallyHidden role="status" data-part="selection-status">
        {selectedText(view)}
      </VisuallyHidden>
      <VisuallyHidden role="status" data-part="announcement">
        {announcement}
      </VisuallyHidden>
    </>
  );
}
