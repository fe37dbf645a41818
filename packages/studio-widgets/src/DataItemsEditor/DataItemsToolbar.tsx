import { VisuallyHidden } from '@studio/ui';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ErrorSummary } from '../shared/errorSummary/ErrorSummary.tsx';
import { ToolbarEnd, ToolbarNote, ToolbarRoot } from './DataItemsToolbar.styles.ts';
import type { Editing, SortedOut } from './hooks/useEditing.ts';
import type { EditorModel } from './hooks/useEditorModel.ts';
import { getItem } from './model/findItem.ts';
import { canSort } from './model/sorting.ts';
import { RemovedNotice } from './RemovedNotice.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SortControls } from './SortControls.tsx';
import type { DataItemsSelection, SortOption } from './types.ts';

export interface DataItemsToolbarProps<Extra extends object> {
  readonly model: EditorModel<Extra>;
  readonly editing: Editing<Extra>;
  readonly isReadOnly: boolean;
  /** Which permission or state keeps the items from being edited; empty when there is nothing to say. */
  readonly readOnlyReason: ReactNode;
  readonly selection: DataItemsSelection;
  readonly onMove: (delta: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
  /** What was removed and can be taken back, in words; empty for nothing. */
  readonly removedText: string;
  readonly onTakeBack: () => void;
  readonly onKeepRemoved: () => void;
  readonly onGoToNextError: () => void;
}

/** The bar above the groups: sorting and what it took out, what is selected, or why nothing can be edited. */
export function DataItemsToolbar<Extra extends object>(props: DataItemsToolbarProps<Extra>) {
  const { model, editing, selection } = props;
  const { draft, validation, options, labels } = model;
  const [sortedOut, setSortedOut] = useState<SortedOut<Extra>>();
  const sortButtonRef = useRef<HTMLButtonElement>(null);
  const sort = useCallback((option: SortOption) => setSortedOut(editing.sort(option)), [editing]);

  if (props.isReadOnly) {
    return props.readOnlyReason === '' ? null : (
      <ToolbarRoot data-part="toolbar">
        <ToolbarNote data-part="read-only-reason">
          <Lock size={14} aria-hidden="true" />
          {props.readOnlyReason}
        </ToolbarNote>
      </ToolbarRoot>
    );
  }

  const [firstRemoved] = sortedOut?.removed ?? [];
  const isStillOut = firstRemoved !== undefined && getItem(draft, firstRemoved.item.id) === undefined;
  const closeNotice = () => {
    setSortedOut(undefined);
    sortButtonRef.current?.focus();
  };
  const { itemIds, groupIds } = selection;
  const selectedText =
    itemIds.size + groupIds.size === 0
      ? ''
      : labels.selected(itemIds.size, validation.itemCount, groupIds.size);

  return (
    <ToolbarRoot data-part="toolbar">
      <SortControls
        labels={labels}
        canSort={canSort(draft, options)}
        buttonRef={sortButtonRef}
        onSort={sort}
      />
      <ToolbarEnd>
        <div role="status">
          <VisuallyHidden>{sortedOut && labels.sorted(labels.sortOptions[sortedOut.option])}</VisuallyHidden>
          {sortedOut && isStillOut && (
            <RemovedNotice
              part="sorted-out"
              text={labels.sortedOut(sortedOut.removed.length)}
              labels={labels}
              onUndo={() => {
                editing.restore(sortedOut);
                closeNotice();
              }}
              onDismiss={closeNotice}
            />
          )}
        </div>
        {props.removedText !== '' && (
          <RemovedNotice
            part="removed"
            text={props.removedText}
            labels={labels}
            onUndo={props.onTakeBack}
            onDismiss={() => {
              props.onKeepRemoved();
              sortButtonRef.current?.focus();
            }}
          />
        )}
        {selectedText !== '' && (
          <SelectionBar
            text={selectedText}
            labels={labels}
            onMove={props.onMove}
            onRemove={props.onRemove}
            onClear={props.onClear}
          />
        )}
        {draft.groups.length > 1 && validation.errorCount > 0 && (
          <ErrorSummary
            text={labels.errors(validation.errorCount)}
            hint={labels.goToNextError}
            onPress={props.onGoToNextError}
          />
        )}
      </ToolbarEnd>
    </ToolbarRoot>
  );
}
