import type { BulkSelection } from '@studio/api';
import { Button } from '@studio/ui';
import { clearSelection, countSelectedRows, selectAllOnFilter, setRowsSelected } from '@studio/widgets';
import { useEffect, useRef, useState } from 'react';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { DialogFailure } from '../../screen/DialogFailure.tsx';
import { ChosenList } from '../bulk/ChosenList.tsx';
import { toBulkSelection } from '../bulk/selection.ts';
import { type ChosenRow, useChosen } from '../bulk/useChosen.ts';
import { ListBody, toListBody } from '../ListBody.tsx';
import type { ListDefinition } from '../ListDefinition.ts';
import { ListFrame } from '../ListFrame.styles.ts';
import { useLocalPlace } from '../ListPlace.ts';
import type { ListQuery } from '../query.ts';
import { useList } from '../useList.ts';
import { Counts } from './ListPicker.styles.ts';
import { pickerText } from './picker.messages.ts';

/** Props of `ListPicker`. */
export interface ListPickerProps<Row> {
  /** The list that is picked from, as its screen declares it; its actions are left out, and its rows do not open. */
  readonly definition: ListDefinition<Row>;
  readonly isOpen: boolean;
  /** Its heading, such as 'Compare with'. */
  readonly title: string;
  /** How many rows can be picked. Default: 'multiple'. */
  readonly mode?: 'multiple' | 'single';
  /** What it shows first: a search, filters, an order. Default: the list's own start. */
  readonly initialQuery?: Partial<ListQuery>;
  /** The label of the button that picks. Default: 'Select'. */
  readonly confirmLabel?: string;
  /**
   * Takes what was picked. The picker closes when the promise is fulfilled; when it is rejected, the picker says why and keeps the
   * choice. Cancel aborts the signal.
   */
  readonly onPick: (pick: ListPick, signal: AbortSignal) => unknown;
  /** It was cancelled, or has picked. */
  readonly onClose: () => void;
}

/** Picks objects from a declared list, in a dialog that neither Escape nor the backdrop closes. Each opening starts anew. */
export function ListPicker<Row>(props: ListPickerProps<Row>) {
  const { isOpen } = props;
  const [openings, setOpenings] = useState({ isOpen, count: isOpen ? 1 : 0 });
  if (openings.isOpen !== isOpen) setOpenings({ isOpen, count: openings.count + (isOpen ? 1 : 0) });
  return openings.count === 0 ? null : <PickerSession key={openings.count} {...props} />;
}

/** One opening of a picker. */
function PickerSession<Row>(props: ListPickerProps<Row>) {
  const { definition, isOpen, title, mode = 'multiple', confirmLabel = pickerText('select') } = props;
  const { getHref: _, ...rowsOnly } = definition;
  const list = useList(definition, useLocalPlace(definition, props.initialQuery));
  const { selection, choose, rows } = useChosen(definition, list);
  const { isPending, failure, pick, stop } = usePick(props.onPick, props.onClose);
  const isTotalKnown = list.list.data !== undefined && !list.list.isStale && list.list.error === null;
  const count = countSelectedRows(selection, list.total);
  const isUncounted = selection.mode === 'all' && !isTotalKnown;
  const missing = count === 0 ? pickerText('nothing') : undefined;
  const blockedBecause = isUncounted
    ? pickerText('unknownTotal', { objects: definition.nouns.many })
    : missing;
  const cancel = () => {
    stop();
    props.onClose();
  };
  return (
    <ListFrame
      isStatic
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : cancel())}
      title={title}
      closeLabel={commonText('close')}
      size="lg"
      footer={
        <>
          {mode === 'multiple' && (
            <Counts>
              <span role="status">{pickerText('selected', { count: count.toLocaleString() })}</span>
              <ChosenList
                bulk={{
                  rows,
                  selection,
                  onRemove: (id) => choose(setRowsSelected(selection, [id], selection.mode === 'all')),
                }}
              />
              {isTotalKnown && list.total > count && (
                <Button variant="ghost" onClick={() => choose(selectAllOnFilter())}>
                  {pickerText('selectAll', { total: list.total.toLocaleString() })}
                </Button>
              )}
              {count > 0 && (
                <Button variant="ghost" onClick={() => choose(clearSelection())}>
                  {pickerText('clear')}
                </Button>
              )}
            </Counts>
          )}
          <Button onClick={cancel}>{commonText('cancel')}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            disabledReason={blockedBecause}
            onClick={() =>
              pick({ selection: toBulkSelection(selection, list.filterUri, list.total), count, rows })
            }
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ListBody<Row>
        {...toListBody(rowsOnly, list)}
        bulk={{ selection, onSelectionChange: choose, onCancel: () => undefined }}
        selectionMode={mode}
        notice={<DialogFailure text={failure} />}
      />
    </ListFrame>
  );
}

/** What was picked in a list. */
interface ListPick {
  /** As bulk calls take it: ids, or all on a filter except some. */
  readonly selection: BulkSelection;
  /** How many objects that are. */
  readonly count: number;
  /** The picked rows by id and name; with all on a filter, those that were left out. */
  readonly rows: readonly ChosenRow[];
}

/** Hands a choice to its host, once at a time, and says why it was not taken. It ends with its component. */
function usePick(
  onPick: (pick: ListPick, signal: AbortSignal) => unknown,
  onPicked: () => void,
): {
  readonly isPending: boolean;
  /** Why the last choice was not taken; empty for nothing. */
  readonly failure: string;
  readonly pick: (pick: ListPick) => void;
  readonly stop: () => void;
} {
  const running = useRef<AbortController | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const run = async (pick: ListPick) => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    setFailure('');
    try {
      await onPick(pick, controller.signal);
      if (!controller.signal.aborted) onPicked();
    } catch (error) {
      if (!controller.signal.aborted) setFailure(describeError(error));
    } finally {
      running.current = null;
      setPending(false);
    }
  };
  return { isPending, failure, pick: (pick) => void run(pick), stop };
}
