import { Button, Select, VisuallyHidden } from '@studio/ui';
import Lock from 'lucide-react/icons/lock';
import { useRef, useState } from 'react';
import { SortChoice, ToolbarEnd, ToolbarNote, ToolbarRoot } from './DataItemsToolbar.styles.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { Editing, SortedOut } from './hooks/useEditing.ts';
import type { EditorModel } from './hooks/useEditorModel.ts';
import { getItem } from './model/findItem.ts';
import { canSort } from './model/sorting.ts';
import { SortedOutNotice } from './SortedOutNotice.tsx';
import type { SortOption } from './types.ts';

const sortOptions: readonly SortOption[] = [0, 1, 2, 3];

export interface DataItemsToolbarProps<Extra extends object> {
  readonly model: EditorModel<Extra>;
  readonly editing: Editing<Extra>;
  readonly isReadOnly: boolean;
  /** Which permission or state keeps the items from being edited; empty when there is nothing to say. */
  readonly readOnlyReason: string;
  readonly onGoToNextError: () => void;
}

/** The bar above the groups: sorting and what it took out, or why nothing can be edited. */
export function DataItemsToolbar<Extra extends object>(props: DataItemsToolbarProps<Extra>) {
  const { model, editing } = props;
  const { draft, validation, options, labels } = model;
  const [option, setOption] = useState<SortOption>(0);
  const [sortedOut, setSortedOut] = useState<SortedOut<Extra>>();
  const sortButtonRef = useRef<HTMLButtonElement>(null);

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

  return (
    <ToolbarRoot data-part="toolbar">
      <SortChoice>
        <Select
          label={labels.sortBy}
          isLabelHidden
          options={sortOptions.map((value) => ({
            value: `${value}` as const,
            label: labels.sortOptions[value],
          }))}
          value={`${option}` as const}
          onValueChange={(value) => setOption(sortOptions.find((candidate) => `${candidate}` === value) ?? 0)}
        />
      </SortChoice>
      <Button
        ref={sortButtonRef}
        disabledReason={canSort(draft, options) ? undefined : labels.cannotSort}
        onClick={() => setSortedOut(editing.sort(option))}
      >
        {labels.applySorting}
      </Button>
      <ToolbarEnd>
        <div role="status">
          <VisuallyHidden>{sortedOut && labels.sorted(labels.sortOptions[sortedOut.option])}</VisuallyHidden>
          {sortedOut && isStillOut && (
            <SortedOutNotice
              count={sortedOut.removed.length}
              labels={labels}
              onUndo={() => {
                editing.restore(sortedOut);
                closeNotice();
              }}
              onDismiss={closeNotice}
            />
          )}
        </div>
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
