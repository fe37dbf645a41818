import { Button, Kbd, VisuallyHidden } from '@studio/ui';
import { isComposing, parseTsv } from '@studio/ui/internal';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNewRowKey } from '../../../kernel/editor/fields/newRowKey.ts';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import type { RowFaults } from '../../../kernel/object/plain/PlainField.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { type FormulaActs, FormulaLine } from './FormulaLine.tsx';
import { Body, Foot, Grid, HeadCell, HeadRow, Scroller, TableFrame } from './Formulas.styles.ts';
import { formulaText } from './formula.messages.ts';
import {
  dropFormulas,
  insertFormulas,
  keysBetween,
  moveFormulas,
  readPasted,
  removeFormulas,
  setCell,
} from './model/editFormulas.ts';
import {
  blankFormula,
  columnsOf,
  type FormulaColumn,
  type FormulaRow,
  type FormulaType,
  newFormula,
} from './model/FormulaRow.ts';
import type { RangeNotice } from './model/rangeNotices.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { useHandleDrag } from './useHandleDrag.ts';
import { rowHeight, useLinesInSight } from './useLinesInSight.ts';

/** The methods of the table. */
export interface TableActions {
  /** Leads the focus to a row, by its index. */
  readonly focusRow: (index: number) => void;
}

export interface FormulaTableProps {
  readonly type: FormulaType;
  readonly rows: readonly FormulaRow[];
  readonly notices: readonly RangeNotice[];
  /** What values are called, by value. */
  readonly labels: ReadonlyMap<string, string>;
  readonly faults: RowFaults;
  readonly isReadOnly: boolean;
  readonly labelledBy: string;
  readonly actionsRef: RefObject<TableActions | null>;
  readonly announcement: string;
  readonly setAnnouncement: (text: string) => void;
  readonly onRowsChange: (rows: readonly FormulaRow[], intent?: EditIntent) => void;
  readonly onLeave: () => void;
}

/** Where the focus goes once the rows are drawn: a row, and its cell or its handle. */
interface Aim {
  readonly key: string;
  readonly part: FormulaColumn | 'handle';
}

type Line =
  | { readonly is: 'row'; readonly row: FormulaRow; readonly index: number }
  | { readonly is: 'notice'; readonly notice: RangeNotice };

/** Formulas as a table of texts, with a blank row at the end. Of many rows only those in sight are drawn. */
export function FormulaTable(props: FormulaTableProps) {
  const { type, rows, notices, labels, faults, isReadOnly, onRowsChange, announcement, setAnnouncement } =
    props;
  const frameRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const aimRef = useRef<Aim | null>(null);
  const anchorRef = useRef<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const blank = blankFormula(useNewRowKey(rows), type);
  const columns = columnsOf[type];
  const all = isReadOnly ? rows : [...rows, blank];
  const lines = toLines(all, notices);
  const chosen = new Set(rows.flatMap(({ key }) => (selected.has(key) ? [key] : [])));
  const sight = useLinesInSight(scrollerRef, lines.length);

  useLayoutEffect(() => {
    const aim = aimRef.current;
    const found = aim === null ? null : findAim(frameRef.current, aim);
    if (aim === null) return;
    if (found !== null) {
      aimRef.current = null;
      found.focus({ preventScroll: true });
      found.scrollIntoView({ block: 'nearest' });
      return;
    }
    const line = lines.findIndex((each) => each.is === 'row' && each.row.key === aim.key);
    if (line < 0) aimRef.current = null;
    else sight.show(line);
  });
  const lead = (key: string | undefined, part: Aim['part']) => {
    if (key === undefined) return;
    aimRef.current = { key, part };
    sight.redraw();
  };
  useImperativeHandle(props.actionsRef, () => ({
    focusRow: (index) => lead(rows[index]?.key, columns[0] ?? 'score'),
  }));

  const keysFor = (key: string) => (chosen.has(key) ? chosen : new Set([key]));
  const move = (key: string, by: -1 | 1, part: Aim['part']) => {
    const next = moveFormulas(rows, keysFor(key), by);
    if (next === rows) return;
    onRowsChange(next, {});
    lead(key, part);
    setAnnouncement(formulaText('done.moved', { row: next.findIndex((row) => row.key === key) + 1 }));
  };
  const remove = (keys: ReadonlySet<string>) => {
    if (keys.size === 0) return;
    const last = rows.findLastIndex((row) => keys.has(row.key));
    const next = all.at(last + 1) ?? blank;
    onRowsChange(removeFormulas(rows, keys), {});
    setSelected(new Set());
    lead(next.key, 'handle');
    setAnnouncement(countedText(formulaText, 'done.removed', keys.size));
  };
  const addBelow = (key: string) => {
    const index = rows.findIndex((row) => row.key === key);
    const first = columns[0] ?? 'score';
    if (index < 0 || index === rows.length - 1) return lead(blank.key, first);
    const added = newFormula(type);
    onRowsChange([...rows.slice(0, index + 1), added, ...rows.slice(index + 1)], {});
    lead(added.key, first);
    setAnnouncement(formulaText('done.added', { row: index + 2 }));
  };
  const select = (key: string, isRange: boolean) => {
    const anchor = anchorRef.current;
    if (isRange && anchor !== null) return setSelected(new Set(keysBetween(rows, anchor, key)));
    anchorRef.current = key;
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setSelected(next);
  };

  const goAlong = (event: KeyboardEvent, at: Aim) => {
    const by = event.key === 'ArrowUp' ? -1 : 1;
    event.preventDefault();
    if (event.altKey) {
      if (!isReadOnly) move(at.key, by, at.part);
      return;
    }
    const next = all[all.findIndex((row) => row.key === at.key) + by]?.key;
    if (next === undefined) return;
    if (event.shiftKey && at.part === 'handle') {
      anchorRef.current ??= at.key;
      setSelected(new Set(keysBetween(rows, anchorRef.current, next)));
    }
    lead(next, at.part);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = placeOf(event.target);
    const isCommand = event.ctrlKey || event.metaKey;
    if (at === null || isComposing(event) || event.defaultPrevented || isCommand) return;
    const act = actOf(event, at, isReadOnly);
    if (act === 'along') goAlong(event, at);
    else if (act !== null) event.preventDefault();
    if (act === 'remove') remove(keysFor(at.key));
    if (act === 'add') addBelow(at.key);
  };
  const drag = useHandleDrag((key, target) => {
    const next = isReadOnly ? rows : dropFormulas(rows, keysFor(key), target);
    if (next === rows) return;
    onRowsChange(next, {});
    setAnnouncement(formulaText('done.moved', { row: next.findIndex((row) => row.key === key) + 1 }));
  });
  const acts = useLatestActs({
    select: (key, isRange) => {
      if (!drag.hasDragged()) select(key, isRange);
    },
    write: (row, column, text) =>
      onRowsChange(setCell(rows, row, column, text), { coalesceKey: `${row.key}.${column}` }),
  });
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const at = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (isReadOnly || at === null || !/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    const added = readPasted(parseTsv(text), type);
    if (added.length === 0) return;
    onRowsChange(insertFormulas(rows, at.key, added), {});
    lead(added[0]?.key, columns[0] ?? 'score');
    setAnnouncement(countedText(formulaText, 'done.pasted', added.length));
  };

  return (
    <TableFrame ref={frameRef} {...drag.props} onKeyDown={onKeyDown} onPaste={onPaste} onBlur={props.onLeave}>
      <Scroller ref={scrollerRef} data-part="scroller">
        <Grid role="table" aria-labelledby={props.labelledBy} aria-rowcount={all.length + 1} data-type={type}>
          <HeadRow role="row">
            <HeadCell role="columnheader">
              <VisuallyHidden>{formulaText('row')}</VisuallyHidden>
            </HeadCell>
            {columns.map((column) => (
              <HeadCell key={column} role="columnheader">
                {formulaText(column)}
              </HeadCell>
            ))}
          </HeadRow>
          <Body role="rowgroup" style={{ blockSize: lines.length * rowHeight }}>
            {sight.indexes.map((at) => {
              const line = lines[at];
              if (line === undefined) return null;
              const top = at * rowHeight;
              if (line.is === 'notice') {
                return (
                  <NoticeLine
                    key={`notice ${line.notice.is} ${line.notice.from}`}
                    {...{ top, isReadOnly }}
                    notice={line.notice}
                    onFix={({ index, column, value }) => {
                      const row = rows[index];
                      if (row === undefined) return;
                      onRowsChange(setCell(rows, row, column, String(value)), {});
                      lead(row.key, column);
                    }}
                  />
                );
              }
              const { row, index } = line;
              return (
                <FormulaLine
                  key={row.key}
                  {...{ row, index, top, columns, isReadOnly }}
                  isNew={row.key === blank.key && index === rows.length}
                  isSelected={chosen.has(row.key)}
                  label={labels.get(row.value.trim())}
                  faults={faults.get(row.key)}
                  isOver={drag.over === row.key}
                  acts={acts}
                />
              );
            })}
          </Body>
        </Grid>
      </Scroller>
      {!isReadOnly && (
        <Foot>
          {chosen.size === 0 ? (
            <p aria-hidden>
              <Kbd keys={['Enter']} /> {formulaText('key.enter')} <Kbd keys={['Alt', '↑']} />{' '}
              <Kbd keys={['Alt', '↓']} /> {formulaText('key.move')} <Kbd keys={['Delete']} />{' '}
              {formulaText('key.delete')}
            </p>
          ) : (
            <>
              <span>{countedText(formulaText, 'selected', chosen.size)}</span>
              <Button
                size="sm"
                startIcon={<ArrowUp aria-hidden size={14} />}
                onClick={() => onRowsChange(moveFormulas(rows, chosen, -1), {})}
              >
                {formulaText('up')}
              </Button>
              <Button
                size="sm"
                startIcon={<ArrowDown aria-hidden size={14} />}
                onClick={() => onRowsChange(moveFormulas(rows, chosen, 1), {})}
              >
                {formulaText('down')}
              </Button>
              <Button size="sm" startIcon={<Trash2 aria-hidden size={14} />} onClick={() => remove(chosen)}>
                {formulaText('remove')}
              </Button>
            </>
          )}
        </Foot>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </TableFrame>
  );
}

/** What a key does in a cell or on a handle; null for what it does anywhere. */
function actOf(
  { key, altKey }: KeyboardEvent,
  { part }: Aim,
  isReadOnly: boolean,
): 'add' | 'along' | 'refuse' | 'remove' | null {
  if (key === 'ArrowUp' || key === 'ArrowDown') return 'along';
  if (isReadOnly || altKey) return null;
  if (part === 'handle') return key === 'Delete' ? 'remove' : null;
  if (key === 'Enter') return 'add';
  return isRefused(key, part) ? 'refuse' : null;
}

/** A range takes digits and a minus sign, its bounds and any score; a score does not take the key Delete. */
function isRefused(key: string, column: FormulaColumn): boolean {
  if (column === 'value') return false;
  if (key === 'Delete') return column === 'score';
  return [...key].length === 1 && !/[\d-]/.test(key);
}

/** Notices are after the first of their rows. */
function toLines(rows: readonly FormulaRow[], notices: readonly RangeNotice[]): readonly Line[] {
  const after = Map.groupBy(notices, (notice) => notice.rows[0]);
  return rows.flatMap((row, index): Line[] => [
    { is: 'row', row, index },
    ...(after.get(index) ?? []).map((notice): Line => ({ is: 'notice', notice })),
  ]);
}

/** Acts that are the same with every drawing, and do what the last one would. */
function useLatestActs(acts: FormulaActs): FormulaActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState<FormulaActs>(() => ({
    select: (key, isRange) => latest.current.select(key, isRange),
    write: (row, column, text) => latest.current.write(row, column, text),
  }));
  return stable;
}

function placeOf(target: EventTarget): Aim | null {
  if (!(target instanceof HTMLElement)) return null;
  const key = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const part = target.dataset['part'];
  const isPart =
    part === 'handle' || part === 'value' || part === 'minValue' || part === 'maxValue' || part === 'score';
  return key !== undefined && isPart ? { key, part } : null;
}

function findAim(frame: HTMLElement | null, { key, part }: Aim): HTMLElement | null {
  const row = frame?.querySelector(`[data-row="${CSS.escape(key)}"]`);
  return row?.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? null;
}
