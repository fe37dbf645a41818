import { VisuallyHidden } from '@studio/ui';
import type { GroupsView } from './GroupsView.ts';
import type { ActiveField } from './hooks/useEditorFocus.ts';
import { getItem } from './model/findItem.ts';
import { describeCellError, describeGroupError } from './model/messages.ts';
import { errorsToShow } from './model/rowErrors.ts';

export interface DataItemsStatusProps {
  readonly view: GroupsView;
  readonly active: ActiveField | undefined;
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

/** Tells assistive technology what typing does to the field in use. */
export function DataItemsStatus({ view, active }: DataItemsStatusProps) {
  return (
    <VisuallyHidden role="status" data-part="status">
      {newError(view, active)}
    </VisuallyHidden>
  );
}
