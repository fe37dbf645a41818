import { Button } from '@studio/ui';
import Plus from 'lucide-react/icons/plus';
import { useId, useRef } from 'react';
import { EditorRoot } from './DataItemsEditor.styles.ts';
import type { DataItemsEditorProps } from './DataItemsEditorProps.ts';
import { DataItemsGroups } from './DataItemsGroups.tsx';
import { DataItemsStatus } from './DataItemsStatus.tsx';
import { DataItemsToolbar } from './DataItemsToolbar.tsx';
import type { GroupsView } from './GroupsView.ts';
import { useEditing } from './hooks/useEditing.ts';
import { useEditorFocus } from './hooks/useEditorFocus.ts';
import { useEditorModel } from './hooks/useEditorModel.ts';
import { useGridKeys } from './hooks/useGridKeys.ts';
import { isBlankItem } from './model/blankRows.ts';
import { findNextError } from './model/nextError.ts';
import { findItem } from './model/operations.ts';

/**
 * Edits a data set's groups of label/value rows: a blank row at the end of each group takes new items, errors stand in their
 * cells, and of a long set only what is on screen is drawn. It stores nothing but focus: the draft is the host's.
 */
export function DataItemsEditor<Extra extends object = object>(props: DataItemsEditorProps<Extra>) {
  const {
    value,
    onChange,
    showDefaultPrecedence,
    isReadOnly = false,
    readOnlyReason = '',
    locale,
    scrollElement,
    labels: givenLabels,
    ...rest
  } = props;
  const model = useEditorModel(value, showDefaultPrecedence, isReadOnly, givenLabels);
  const { draft, validation, options, columns, labels } = model;
  const editing = useEditing({ draft, onChange, options, isReadOnly, locale });
  const gridRef = useRef<HTMLDivElement>(null);
  const idPrefix = useId();

  const isBlankRow = (itemId: string) => {
    const position = findItem(draft, itemId);
    const item = position && draft.groups[position.groupIndex]?.items[position.itemIndex];
    return item !== undefined && isBlankItem(item);
  };
  const focus = useEditorFocus(gridRef, isBlankRow, editing.settleRow);
  const { active, focusPlace } = focus;

  const onKeyDown = useGridKeys({
    draft,
    columns,
    isReadOnly,
    active,
    focusPlace,
    addItemBelow: editing.addItemBelow,
    setText: (place, text) => {
      if ('itemId' in place) editing.setCell(place.groupId, place.itemId, place.column, text);
      else editing.setGroupName(place.groupId, text);
    },
  });

  const goToNextError = (groupId?: string) => {
    const place = findNextError(draft, validation, focus.lastPlace.current, groupId);
    if (place !== undefined) focusPlace(place, 'all');
  };

  const view: GroupsView = {
    draft,
    validation,
    labels,
    columns,
    isReadOnly,
    idPrefix,
    errorFocus:
      active && 'itemId' in active.place ? { ...active.place, isFreshRow: active.isFreshRow } : undefined,
    pinned: focus.pinned,
    onCellChange: editing.setCell,
    onGroupNameChange: editing.setGroupName,
    onGoToNextError: goToNextError,
  };

  return (
    <EditorRoot data-part="data-items-editor" {...rest}>
      <DataItemsToolbar
        draft={draft}
        validation={validation}
        editing={editing}
        options={options}
        isReadOnly={isReadOnly}
        readOnlyReason={readOnlyReason}
        labels={labels}
        onGoToNextError={() => goToNextError()}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the fields inside for all of them, and is no control itself */}
      <div ref={gridRef} onFocus={focus.onFocus} onBlur={focus.onBlur} onKeyDown={onKeyDown}>
        <DataItemsGroups view={view} scrollElement={scrollElement} />
      </div>
      {!isReadOnly && (
        <Button
          startIcon={<Plus size={16} />}
          onClick={() => focusPlace({ groupId: editing.addGroup() }, 'end')}
        >
          {labels.addGroup}
        </Button>
      )}
      <DataItemsStatus view={view} active={active} />
    </EditorRoot>
  );
}
