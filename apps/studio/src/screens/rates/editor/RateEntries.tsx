import { Button, VisuallyHidden } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { type BrowserGridActions, clearSelection, type GridSelection } from '@studio/widgets';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import ListChecks from 'lucide-react/icons/list-checks';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { newRowKey } from '../../../kernel/editor/fields/newRowKey.ts';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import type { RowFaults } from '../../../kernel/object/plain/PlainField.ts';
import { useSought } from '../../../kernel/object/plain/useSought.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { usePreference } from '../../../platform/preferences/preferences.ts';
import { rateParameter } from '../early.ts';
import { rateText } from '../rates.messages.ts';
import type { FilledRows } from './model/fillGaps.ts';
import { datedRows, findOverlaps } from './model/overlaps.ts';
import { isInFilter, type RateFilter } from './model/picture.ts';
import { type RateDoc, type RateRow, rateFieldNames } from './model/RateRow.ts';
import { copyRow, newRow, removeRows, setRow } from './model/rateRows.ts';
import { mostNew } from './model/temporaryId.ts';
import type { PasteCounts, PasteDialogProps } from './PasteDialog.tsx';
import type { RateBulkProps } from './RateBulk.tsx';
import type { RateCells, RateEdits } from './RateContext.ts';
import { EntriesBar, Failure } from './RateEntries.styles.ts';
import { RateGrid } from './RateGrid.tsx';
import type { RatesOnDateProps } from './RatesOnDate.tsx';
import { rateColumns } from './rateColumns.tsx';
import { labelOf, locationChoices, productChoices } from './rateWords.ts';
import { tabStop, useOpenRow } from './useOpenRow.ts';
import { useRateChoices } from './useRateChoices.ts';
import { useRateFilter } from './useRateFilter.ts';
import { useRateOrder } from './useRateOrder.ts';

const picturePart = deferPart<RatesOnDateProps>(async () => (await import('./RatesOnDate.tsx')).RatesOnDate);
const pastePart = deferPart<PasteDialogProps>(async () => (await import('./PasteDialog.tsx')).PasteDialog);
const bulkPart = deferPart<RateBulkProps>(async () => (await import('./RateBulk.tsx')).RateBulk);

const noRows: readonly RateRow[] = [];
const noOverlaps: ReturnType<typeof findOverlaps> = new Map();
const statusColumn = rateFieldNames.indexOf('status');

export interface RateEntriesProps {
  readonly doc: RateDoc;
  readonly rows: readonly RateRow[];
  readonly rowFaults: RowFaults;
  readonly isReadOnly: boolean;
  readonly onRowsChange: (rows: readonly RateRow[], intent?: EditIntent) => void;
}

/** All entries as a grid in which one row at a time is edited. The last row is the place of a new entry. */
export function RateEntries({ doc, rows, rowFaults, isReadOnly, onRowsChange }: RateEntriesProps) {
  const frameRef = useRef<HTMLElement>(null);
  const gridRef = useRef<BrowserGridActions>(null);
  const pictureRef = useRef<HTMLButtonElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const [announcement, setAnnouncement] = useState('');
  const [selection, setSelection] = useState<GridSelection | null>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const [isOnDate, setOnDate] = useState(false);
  const Picture = useDeferredPart(picturePart, isOnDate);
  const Paste = useDeferredPart(pastePart, pasted !== null);
  const Bulk = useDeferredPart(bulkPart, selection !== null);
  const { choices, failure, onReload } = useRateChoices();
  const open = useOpenRow(frameRef, gridRef);
  const { openKey } = open;
  const order = useRateOrder(
    { doc, rows, columns: rateColumns(), isWaiting: choices.isLoading },
    openKey !== null,
  );
  const placeholder = usePlaceholder(rows);
  const settled = useDeferredValue(rows, noRows);
  const places = useMemo(() => datedRows(settled), [settled]);
  const isWarned = usePreference('rates.warnOfOverlaps') === 'true';
  const overlaps = useMemo(() => (isWarned ? findOverlaps(places) : noOverlaps), [places, isWarned]);
  // Days are drawn again when they are written in another way.
  usePreference('console.dayFormat');
  const isEditing = !isReadOnly && selection === null;
  const room = Math.max(0, mostNew - rows.length);
  const { shown, filter, search, setFilter, clearSearch } = useRateFilter(order.shown, {
    openKey,
    isWaiting: choices.isLoading,
  });
  const showAll = () => {
    setFilter(null);
    if (search !== '') clearSearch();
  };

  const copy = (row: RateRow) => {
    const key = newRowKey();
    order.placeCopies(new Map([[key, row.key]]));
    onRowsChange(copyRow(rows, row, key), {});
    open.show(key, statusColumn);
    setAnnouncement(rateText('done.copied'));
  };
  const remove = (row: RateRow) => {
    onRowsChange(removeRows(rows, new Set([row.key])), {});
    open.close();
    setAnnouncement(rateText('done.deleted'));
  };
  const take = (next: readonly RateRow[], { added, changed }: PasteCounts) => {
    setPasted(null);
    onRowsChange(next, {});
    setAnnouncement(
      [
        ...(added > 0 ? [countedText(rateText, 'done.pasted', added)] : []),
        ...(changed > 0 ? [countedText(rateText, 'done.changed', changed)] : []),
      ].join(' '),
    );
    const first = next[rows.length] ?? next.find((row, index) => row !== rows[index]);
    showAll();
    if (first !== undefined) open.lead(first.key);
  };
  const pasteHere = (event: ClipboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    const isTyped = !(target instanceof Element) || target.closest('input, textarea') !== null;
    if (!isEditing || isTyped || !currentTarget.contains(target)) return;
    event.preventDefault();
    setPasted(event.clipboardData.getData('text/plain'));
  };
  const showNextFault = () => {
    const faulty = order.shown.filter(({ key }) => rowFaults.has(key));
    const at = faulty.findIndex(({ key }) => key === open.openKey);
    const next = faulty[at + 1] ?? faulty[0];
    if (next !== undefined) open.show(next.key);
  };
  const toEntries = () => requestAnimationFrame(() => barRef.current?.scrollIntoView({ block: 'start' }));
  // What is selected is among what is shown: other entries begin without a selection.
  const filterBy = (next: RateFilter | null) => {
    setFilter(next);
    setSelection((now) => now && clearSelection());
  };
  const showOnly = (next: RateFilter) => {
    filterBy(next);
    if (search !== '') clearSearch();
    const first = order.shown.find((row) => isInFilter(row, next));
    if (first !== undefined) open.lead(first.key);
    toEntries();
  };
  const fill = (of: (rows: readonly RateRow[]) => FilledRows) => {
    const { rows: next, copies } = of(rows);
    const [first] = copies.keys();
    if (first === undefined) return;
    order.placeCopies(copies);
    onRowsChange(next, {});
    setAnnouncement(countedText(rateText, 'done.filled', copies.size));
    showAll();
    open.show(first, statusColumn);
    toEntries();
  };
  const hidePicture = () => {
    setOnDate(false);
    pictureRef.current?.focus();
  };
  // What was pressed is gone then.
  const toGrid = () =>
    requestAnimationFrame(() =>
      frameRef.current?.querySelector<HTMLElement>(tabStop)?.focus({ preventScroll: true }),
    );
  const select = () => {
    open.close();
    setSelection(clearSelection());
    toGrid();
  };
  const endSelection = () => {
    setSelection(null);
    toGrid();
  };
  const countText =
    filter === null && search === ''
      ? countedText(rateText, 'count', rows.length)
      : rateText('count.some', {
          shown: shown.length.toLocaleString(),
          total: rows.length.toLocaleString(),
        });
  useSought(
    rateParameter,
    (id) => {
      const row = rows.find(({ origin }) => String(origin.id) === id);
      if (row === undefined) {
        const isRemoved = doc.items.some((item) => String(item.id) === id);
        notify({ message: rateText(isRemoved ? 'sought.removed' : 'sought.gone'), tone: 'bad' });
        return;
      }
      setFilter(null);
      open.lead(row.key);
    },
    !choices.isLoading,
  );
  const cells: RateCells = {
    ...{ isReadOnly, choices, rowFaults, overlaps },
    openKey: isEditing ? open.openKey : null,
  };
  const edits: RateEdits = {
    onRowChange: (row, intent) => onRowsChange(setRow(rows, row), intent),
    onCopy: copy,
    onDelete: remove,
  };

  return (
    <section
      ref={frameRef}
      aria-labelledby={headingId}
      onKeyDownCapture={open.onKeyDownCapture}
      onPaste={pasteHere}
    >
      {isOnDate && Picture && (
        <Picture
          {...{ places, choices, filter, room }}
          rows={settled}
          onFilter={showOnly}
          onFill={isEditing ? fill : undefined}
          onClose={hidePicture}
        />
      )}
      <EntriesBar ref={barRef}>
        <h2 id={headingId}>{rateText('rates')}</h2>
        {search !== '' && (
          <Button
            size="sm"
            endIcon={<X aria-hidden size={14} />}
            aria-label={rateText('filter.clear', { name: rateText('filter.text', { text: search }) })}
            onClick={clearSearch}
          >
            {rateText('filter.text', { text: search })}
          </Button>
        )}
        {filter !== null && (
          <Button
            size="sm"
            endIcon={<X aria-hidden size={14} />}
            aria-label={rateText('filter.clear', { name: filterName(filter) })}
            onClick={() => filterBy(null)}
          >
            {filterName(filter)}
          </Button>
        )}
        {rowFaults.size > 0 && isEditing && (
          <Button
            size="sm"
            variant="ghost"
            data-part="faults"
            startIcon={<CircleAlert aria-hidden size={16} />}
            onClick={showNextFault}
          >
            {countedText(rateText, 'incomplete', rowFaults.size)}
          </Button>
        )}
        <div data-part="end">
          <Button
            size="sm"
            startIcon={<CalendarDays aria-hidden size={16} />}
            ref={pictureRef}
            aria-expanded={isOnDate}
            onClick={() => setOnDate(!isOnDate)}
          >
            {rateText('on.show')}
          </Button>
          {isEditing && (
            <>
              <Button
                size="sm"
                startIcon={<ClipboardPaste aria-hidden size={16} />}
                onClick={() => setPasted('')}
              >
                {rateText('paste')}
              </Button>
              <Button size="sm" startIcon={<ListChecks aria-hidden size={16} />} onClick={select}>
                {rateText('select')}
              </Button>
            </>
          )}
        </div>
      </EntriesBar>
      {failure !== null && (
        <Failure role="alert">
          {failure}
          <Button size="sm" onClick={onReload}>
            {commonText('retry')}
          </Button>
        </Failure>
      )}
      <RateGrid
        {...{ cells, edits, open, gridRef, selection }}
        rows={isEditing ? [...shown, placeholder] : shown}
        sort={order.sort}
        onSortChange={order.onSortChange}
        onSelectionChange={setSelection}
        onCancelSelection={endSelection}
        countText={countText}
        banner={
          selection !== null &&
          Bulk && (
            <Bulk
              {...{ shown, rows, choices, selection, frameRef }}
              onSelectionChange={setSelection}
              onCancel={endSelection}
              onChange={(next, text) => {
                onRowsChange(next, {});
                setAnnouncement(text);
              }}
            />
          )
        }
      />
      {pasted !== null && Paste && (
        <Paste {...{ choices, rows, room }} given={pasted} onTake={take} onClose={() => setPasted(null)} />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}

/** The condition of a filter. */
function filterName({ state, productTemplateShortName }: RateFilter): string {
  const names = [labelOf(locationChoices, state), labelOf(productChoices, productTemplateShortName)];
  return names.filter((name) => name !== '').join(', ');
}

/** The place of a new entry: another one as soon as something is entered there. */
function usePlaceholder(rows: readonly RateRow[]): RateRow {
  const [row, setPlace] = useState(() => newRow(rows));
  if (!rows.some(({ key }) => key === row.key)) return row;
  const next = newRow(rows);
  setPlace(next);
  return next;
}
