import { Button, IconButton, Kbd, Select, VisuallyHidden } from '@studio/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Lock from 'lucide-react/icons/lock';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { memo, type ReactNode, type Ref, useCallback, useMemo, useRef, useState } from 'react';
import { ErrorSummary } from '../shared/errorSummary/ErrorSummary.tsx';
import {
  SelectionHints,
  SelectionRoot,
  SortChoice,
  ToolbarEnd,
  ToolbarNote,
  ToolbarRoot,
} from './DataItemsToolbar.styles.ts';
import type { Editing, SortedOut } from './hooks/useEditing.ts';
import type { EditorModel } from './hooks/useEditorModel.ts';
import type { DataItemsEditorLabels } from './labels.ts';
import { getItem } from './model/findItem.ts';
import { canSort } from './model/sorting.ts';
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

interface RemovedNoticeProps {
  /** Names the notice for styles and tests. */
  readonly part: 'sorted-out' | 'removed';
  /** What was removed, in words. */
  readonly text: string;
  readonly labels: DataItemsEditorLabels;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** Says that rows were taken out, and offers them back. It stays until it is answered. */
function RemovedNotice({ part, text, labels, onUndo, onDismiss }: RemovedNoticeProps) {
  return (
    <ToolbarNote data-part={part}>
      {text}
      <Button size="sm" onClick={onUndo}>
        {labels.undo}
      </Button>
      <IconButton size="sm" label={labels.dismiss} icon={<X size={14} />} onClick={onDismiss} />
    </ToolbarNote>
  );
}

interface SelectionBarProps {
  /** How much is selected, in words. */
  readonly text: string;
  readonly labels: DataItemsEditorLabels;
  readonly onMove: (delta: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** What is selected, and what can be done to it without dragging; the keys for it are beside. */
function SelectionBar({ text, labels, onMove, onRemove, onClear }: SelectionBarProps) {
  return (
    <SelectionRoot data-part="selection-bar">
      {text}
      <SelectionHints aria-hidden="true">
        <Kbd keys={['Alt', '↑↓']} /> {labels.moveHint}
        <Kbd keys={['Del']} /> {labels.removeHint}
      </SelectionHints>
      <IconButton size="sm" label={labels.moveUp} icon={<ArrowUp size={14} />} onClick={() => onMove(-1)} />
      <IconButton
        size="sm"
        label={labels.moveDown}
        icon={<ArrowDown size={14} />}
        onClick={() => onMove(1)}
      />
      <IconButton size="sm" label={labels.removeSelected} icon={<Trash size={14} />} onClick={onRemove} />
      <IconButton size="sm" label={labels.clearSelection} icon={<X size={14} />} onClick={onClear} />
    </SelectionRoot>
  );
}

const sortOptions: readonly SortOption[] = [0, 1, 2, 3];

interface SortControlsProps {
  readonly labels: DataItemsEditorLabels;
  readonly canSort: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** Must not change between renders. */
  readonly onSort: (option: SortOption) => void;
}

/** Chooses how to sort, and sorts. */
const SortControls = memo(function SortControls(props: SortControlsProps) {
  const { labels, canSort, buttonRef, onSort } = props;
  const [option, setOption] = useState<SortOption>(0);
  const options = useMemo(
    () => sortOptions.map((value) => ({ value: `${value}` as const, label: labels.sortOptions[value] })),
    [labels],
  );
  return (
    <>
      <SortChoice>
        <Select
          label={labels.sortBy}
          isLabelHidden
          options={options}
          value={`${option}` as const}
          onValueChange={(value) => setOption(sortOptions.find((candidate) => `${candidate}` === value) ?? 0)}
        />
      </SortChoice>
      <Button
        ref={buttonRef}
        disabledReason={canSort ? undefined : labels.cannotSort}
        onClick={() => onSort(option)}
      >
        {labels.applySorting}
      </Button>
    </>
  );
});
