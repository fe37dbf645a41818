import { Button, Dialog, Spinner } from '@studio/ui';
import { reasonOf, useControlled, useLabels } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactElement, useRef } from 'react';
import { clearSelection, isEverything, selectAllOnFilter } from '../BrowserGrid/model/selection.ts';
import { useOpenCount } from '../shared/openings/useOpenCount.ts';
import { pressOnce } from '../shared/task/pressOnce.ts';
import { Buttons, Counts, Failure, Footer, Reason } from './GridPicker.styles.ts';
import { GridPickerContent } from './GridPickerContent.tsx';
import type { GridPickerProps } from './GridPickerProps.ts';
import { defaultLabels, type GridPickerLabels } from './labels.ts';
import { type PickerRows, usePickerRows } from './usePickerRows.ts';
import { type PickerSelect, usePickerSelect } from './usePickerSelect.ts';

/**
 * A modal list to pick from: filtered, sorted and paged by a server, with actions of its own. Neither Escape nor the
 * backdrop closes it. Each time it opens it starts anew.
 */
export function GridPicker<Row, Context = undefined>(
  props: GridPickerProps<Row, Context>,
): ReactElement | null {
  const { isOpen: givenIsOpen, defaultIsOpen = false, onOpenChange, ...rest } = props;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const opening = useOpenCount(isOpen);
  if (opening === 0) return null;
  return <GridPickerSession {...rest} key={opening} isOpen={isOpen} onClose={() => setOpen(false)} />;
}

interface GridPickerSessionProps<Row, Context>
  extends Omit<GridPickerProps<Row, Context>, 'isOpen' | 'defaultIsOpen' | 'onOpenChange'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One opening of a picker, with what is selected in it. */
function GridPickerSession<Row, Context>(props: GridPickerSessionProps<Row, Context>): ReactElement {
  const {
    isOpen,
    onClose,
    label,
    columns,
    getRowId,
    getRowLabel,
    loadPage,
    context,
    dataName,
    filterType,
    defaultSort,
    pageSize,
    defaultFilterUri,
    selectionMode = 'multiple',
    filter,
    loadFilter,
    actions = [],
    selectAction,
    thirdButton,
    onSelect,
    onCancel,
    labels,
    ...rest
  } = props;
  const texts = useLabels('GridPicker', defaultLabels, labels);
  const contentRef = useRef<HTMLDivElement>(null);
  const list = usePickerRows({
    getRowId,
    loadPage,
    context,
    dataName,
    filterType,
    defaultSort,
    pageSize,
    defaultFilterUri,
    filter,
    loadFilter,
    labels: texts,
  });
  const select = usePickerSelect({ list, selectAction, thirdButton, onSelect, onClose });
  const cancel = () => {
    select.stop();
    onClose();
    onCancel?.();
  };
  return (
    <Dialog
      data-part="grid-picker"
      {...rest}
      isOpen={isOpen}
      onOpenChange={(open) => open || cancel()}
      isStatic
      size="lg"
      title={label}
      closeLabel={texts.close}
      initialFocusRef={contentRef}
      footer={
        <GridPickerFooter
          list={list}
          select={select}
          isMultiple={selectionMode === 'multiple'}
          thirdLabel={thirdButton && (thirdButton.label ?? texts.third)}
          labels={texts}
          onCancel={cancel}
        />
      }
    >
      <GridPickerContent
        ref={contentRef}
        list={list}
        isPending={select.isRunning}
        {...{ label, columns, getRowId, getRowLabel, selectionMode, filter, loadFilter, actions }}
        labels={texts}
      />
    </Dialog>
  );
}

interface GridPickerFooterProps<Row, Context> {
  readonly list: PickerRows<Row, Context>;
  readonly select: PickerSelect;
  readonly isMultiple: boolean;
  /** Undefined leaves the third button out. */
  readonly thirdLabel: string | undefined;
  readonly labels: GridPickerLabels;
  readonly onCancel: () => void;
}

/** How many rows there are and how many are selected, and the buttons that end the picker. */
function GridPickerFooter<Row, Context>(props: GridPickerFooterProps<Row, Context>): ReactElement {
  const { list, select, thirdLabel, labels, onCancel } = props;
  const { count, bulk, selection, isTotalKnown } = list;
  const pending = select.isRunning ? labels.pending : undefined;
  const bulkReason = bulk ? labels.bulkUnderWay(bulk.label) : undefined;
  const totalReason = selection.mode === 'all' && !isTotalKnown ? labels.totalUnknown : undefined;
  const emptyReason = count === 0 ? labels.nothingSelected : undefined;
  const selectLabel = select.button === 'third' && thirdLabel ? thirdLabel : labels.select;
  return (
    <Footer>
      <GridPickerCounts {...props} />
      <Buttons>
        <Button data-part="cancel" onClick={onCancel}>
          {labels.cancel}
        </Button>
        {thirdLabel !== undefined && (
          <Button
            data-part="third"
            isPending={select.isRunning && select.button === 'third'}
            disabledReason={pending ?? bulkReason}
            {...pressOnce(() => select.press('third'))}
          >
            {thirdLabel}
          </Button>
        )}
        <Button
          data-part="select"
          variant="primary"
          isPending={select.isRunning && select.button === 'select'}
          disabledReason={bulkReason ?? totalReason ?? emptyReason ?? pending}
          {...pressOnce(() => select.press('select'))}
        >
          {labels.select}
        </Button>
      </Buttons>
      <Failure role="alert" data-part="failure">
        {select.failure && (
          <>
            <CircleAlert size={16} aria-hidden />
            <Reason>{labels.failed(selectLabel, reasonOf(select.failure.error))}</Reason>
          </>
        )}
      </Failure>
    </Footer>
  );
}

function GridPickerCounts<Row, Context>(props: GridPickerFooterProps<Row, Context>): ReactElement {
  const { list, select, isMultiple, labels } = props;
  const { pages, pageSize, count, bulk, selection, setSelection, isTotalKnown } = list;
  const { rows, totalRecords, isStale, error } = pages.feed;
  const canEdit = isMultiple && !bulk && !select.isRunning;
  const hasSelected = selection.mode === 'all' ? totalRecords > 0 : count > 0;
  return (
    <Counts data-part="counts">
      {rows ? (
        <span data-part="results">
          {labels.results(totalRecords)}
          {totalRecords >= pageSize && ` ${labels.maxDisplay}`}
        </span>
      ) : null}
      {((rows === undefined && !error) || isStale) && <Spinner label={labels.loading} />}
      {isMultiple && !bulk && (
        <span role="status" data-part="selected">
          {labels.selected(count)}
        </span>
      )}
      {canEdit && totalRecords > 0 && !isEverything(selection) && (
        <Button
          variant="ghost"
          size="sm"
          data-part="select-all"
          disabledReason={isTotalKnown ? undefined : labels.totalUnknown}
          onClick={() => setSelection(selectAllOnFilter())}
        >
          {labels.selectAll(totalRecords)}
        </Button>
      )}
      {canEdit && hasSelected && (
        <Button variant="ghost" size="sm" data-part="clear" onClick={() => setSelection(clearSelection())}>
          {labels.clear}
        </Button>
      )}
    </Counts>
  );
}
