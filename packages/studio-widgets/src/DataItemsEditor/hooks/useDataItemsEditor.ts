import { useControlled } from '@studio/ui';
import { useId, useRef } from 'react';
import type { DataItemsEditorProps } from '../DataItemsEditorProps.ts';
import type { GroupsView } from '../GroupsView.ts';
import { isBlankItem } from '../model/blankRows.ts';
import { getItem } from '../model/findItem.ts';
import { type DraftPlace, findNextError } from '../model/nextError.ts';
import type { ErrorFocus } from '../model/rowErrors.ts';
import type { DataItemsChange, DataItemsDraft } from '../types.ts';
import { useEditing } from './useEditing.ts';
import { type ActiveField, useEditorFocus } from './useEditorFocus.ts';
import { useEditorModel } from './useEditorModel.ts';
import { useGridKeys } from './useGridKeys.ts';

const emptyDraft = { groups: [{ id: 'first', name: '', items: [] }], firstOrdering: 0 } as const;

function errorFocusOf(active: ActiveField | undefined): ErrorFocus | undefined {
  if (active === undefined || !('itemId' in active.place)) return undefined;
  return { ...active.place, isFreshRow: active.isFreshRow };
}

/** Ties the draft, what can be done to it, focus and keys together for the editor to draw. */
export function useDataItemsEditor<Extra extends object>(props: DataItemsEditorProps<Extra>) {
  const { showDefaultPrecedence, isReadOnly = false, locale } = props;
  const [value, onChange] = useControlled<DataItemsDraft<Extra>, [DataItemsChange]>(
    props.value,
    props.defaultValue ?? emptyDraft,
    props.onChange,
  );
  const model = useEditorModel(value, showDefaultPrecedence, isReadOnly, props.labels);
  const { draft, validation, options, columns, labels } = model;
  const editing = useEditing({ draft, onChange, options, isReadOnly, locale });
  const gridRef = useRef<HTMLDivElement>(null);
  const idPrefix = useId();

  const isBlankRow = (itemId: string) => {
    const item = getItem(draft, itemId);
    return item !== undefined && isBlankItem(item);
  };
  const focus = useEditorFocus(gridRef, isBlankRow, editing.settleRow);
  const { active, focusPlace } = focus;

  const setText = (place: DraftPlace, text: string) => {
    if ('itemId' in place) editing.setCell(place.groupId, place.itemId, place.column, text);
    else editing.setGroupName(place.groupId, text);
  };
  const { addItemBelow } = editing;
  const onKeyDown = useGridKeys({ draft, columns, isReadOnly, active, focusPlace, addItemBelow, setText });

  const goToNextError = (groupId?: string) => {
    const place = findNextError(draft, validation, focus.lastPlace.current, groupId);
    if (place !== undefined) focusPlace(place, 'all');
  };
  const addGroup = () => focusPlace({ groupId: editing.addGroup() }, 'end');

  const view: GroupsView = {
    draft,
    validation,
    labels,
    columns,
    isReadOnly,
    idPrefix,
    errorFocus: errorFocusOf(active),
    pinned: focus.pinned,
    onCellChange: editing.setCell,
    onGroupNameChange: editing.setGroupName,
    onGoToNextError: goToNextError,
  };
  const gridProps = { ref: gridRef, onFocus: focus.onFocus, onBlur: focus.onBlur, onKeyDown };
  return { model, editing, view, gridProps, active, addGroup, goToNextError };
}
