import type { Permissions } from '@studio/api';
import { type GridPosition, getMove, movePosition } from '@studio/ui/internal';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHeldChange } from '../../../kernel/editor/fields/useHeldChange.ts';
import { permissionsText } from '../permissions.messages.ts';
import {
  areSameRoles,
  type Cell,
  canTurn,
  isAllowed,
  type PermissionDraft,
  setCells,
} from './model/permissionDraft.ts';
import { Frame, Grid, Heads, Room } from './PermissionGrid.styles.ts';
import { PermissionHead, PermissionRow, PermissionRowHead } from './PermissionRow.tsx';
import { useVisibleCells } from './useVisibleCells.ts';

export type AuthorizationRow = Pick<
  Permissions['authorizationSummaries'][number],
  'authorization' | 'description'
>;

export interface PermissionGridProps {
  /** The authorizations that are shown. */
  readonly rows: readonly AuthorizationRow[];
  /** The names of the roles. */
  readonly roleNames: readonly string[];
  readonly draft: PermissionDraft;
  /** What is saved: cells that differ are marked. */
  readonly saved: PermissionDraft;
  /** Below the name of a role; empty for nothing. Keep it stable: another one draws the heads anew. */
  readonly noteOf: (role: string) => string;
  readonly isReadOnly: boolean;
  /** The keys of the authorizations that cannot be given: their cells can only be cleared. */
  readonly withheld: ReadonlySet<string>;
  /** The keys of the authorizations that a save was refused for. */
  readonly refused: ReadonlySet<string>;
  /** How many cells the last turn left out, as their authorizations cannot be given. */
  readonly onLeftOut: (count: number) => void;
  /** One cell was turned, or several were set to the same. It is called once the grid has drawn them. */
  readonly onDraftChange: (draft: PermissionDraft) => void;
}

const rowHeight = 36;
const headHeight = 52;
const narrowestColumn = 88;
const widestColumn = 160;
/** In which the names of most roles are whole. */
const usualColumn = 96;
const noRoles: readonly string[] = [];

/**
 * Authorizations by roles as a grid of checkboxes, of which only what is in sight is drawn. One stop in the tab order: arrow keys, Home and End,
 * with Ctrl the corners, and PageUp and PageDown lead through it, its heads included. Space turns a cell, and at a head all cells of the row
 * or column that are shown.
 */
export function PermissionGrid(props: PermissionGridProps) {
  const { rows, roleNames, saved, noteOf, isReadOnly, withheld, refused, onLeftOut, onDraftChange } = props;
  // A turned cell is drawn before what follows from it: who gains and loses what, and all that the editor keeps.
  const [draft, hold] = useHeldChange(props.draft, onDraftChange);
  const gridId = useId();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(0);
  const [wanted, setWanted] = useState<GridPosition>({ row: 0, column: 0 });
  const mustFocus = useRef(false);
  const leftOver = width - usualColumn * roleNames.length;
  const firstColumnWidth = Math.min(280, Math.max(width < 900 ? 220 : 280, leftOver));
  const room = (width - firstColumnWidth) / Math.max(1, roleNames.length);
  const columnWidth = Math.min(widestColumn, Math.max(narrowestColumn, Math.floor(room)));
  const sizes = useMemo(
    () => ({ rowHeight, headHeight, firstColumnWidth, columnWidth }),
    [firstColumnWidth, columnWidth],
  );
  const visible = useVisibleCells(scroller, sizes);
  const active = {
    row: Math.min(wanted.row, rows.length - 1),
    column: Math.min(wanted.column, roleNames.length - 1),
  };
  const { columnStart, columnEnd } = visible;
  const roleCount = roleNames.length;
  // The same list while the same columns are drawn: heads and rows that stay are not drawn again.
  const columns = useMemo(
    () => indexes(columnStart, columnEnd, roleCount, active.column),
    [columnStart, columnEnd, roleCount, active.column],
  );
  const shown = indexes(visible.rowStart, visible.rowEnd, rows.length, active.row).flatMap((at) => {
    const about = rows[at];
    if (about === undefined) return [];
    const { authorization: key, description } = about;
    const [allowed, wasAllowed] = [draft.allowed[key] ?? noRoles, saved.allowed[key] ?? noRoles];
    const place = { id: `${gridId}-${at}`, row: at, top: headHeight + at * rowHeight };
    const activeAt = active.row === at ? active.column : null;
    // The name of a row follows what the editor has: it is laid out after the cell is shown.
    const isChanged = !areSameRoles(wasAllowed, props.draft.allowed[key] ?? noRoles);
    const row = { ...place, description, allowed, saved: wasAllowed, isWithheld: withheld.has(key) };
    return { key, isChanged, isRefused: isChanged && refused.has(key), activeAt, row };
  });

  useLayoutEffect(() => {
    if (scroller === null) return undefined;
    const measure = () => setWidth(scroller.clientWidth);
    measure();
    const resizing = new ResizeObserver(measure);
    resizing.observe(scroller);
    return () => resizing.disconnect();
  }, [scroller]);
  useLayoutEffect(() => {
    if (mustFocus.current)
      scroller?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    mustFocus.current = false;
  });

  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const position = positionOf(target);
    if (position !== null && !mustFocus.current) setWanted(position);
  };
  const turn = ({ row, column }: GridPosition) => {
    if (isReadOnly) return;
    const chosen = cellsAt(rows, roleNames, { row, column });
    const turned = chosen.filter((cell) => canTurn(cell, { draft, saved, withheld }));
    const isAll = turned.every((cell) => isAllowed(draft, cell));
    if (turned.length > 0) hold(setCells(draft, roleNames, turned, !isAll));
    onLeftOut(isAll && turned.length > 0 ? 0 : chosen.length - turned.length);
  };
  const press = ({ target }: MouseEvent<HTMLElement>) => {
    const position = positionOf(target);
    if (position === null) return;
    setWanted(position);
    // A head is turned by its button, so that a click beside a cell turns no whole row.
    const isHead = position.row < 0 || position.column < 0;
    if (!isHead || isAllButton(target)) turn(position);
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') {
      event.preventDefault();
      turn(positionOf(event.target) ?? active);
      return;
    }
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = getMove(event, isRightToLeft);
    if (move === null || scroller === null) return;
    event.preventDefault();
    const rowsPerPage = Math.max(1, Math.floor((scroller.clientHeight - headHeight) / rowHeight) - 1);
    const extent = { rowCount: rows.length, columnCount: roleNames.length, rowsPerPage };
    // The name of a row is a cell of it: Home and End go along the row from there, too.
    const isAlong = move === 'rowStart' || move === 'rowEnd';
    const from = isAlong ? { ...active, column: Math.max(0, active.column) } : active;
    const next = movePosition(from, move, extent);
    mustFocus.current = true;
    // There is nothing in the corner.
    const to = next.row < 0 && next.column < 0 ? { ...next, column: 0 } : next;
    setWanted(to);
    scrollTo(scroller, to, { firstColumnWidth, columnWidth, isRightToLeft });
  };

  const style = {
    '--first': `${firstColumnWidth}px`,
    '--column': `${columnWidth}px`,
    '--columns': roleNames.length,
    blockSize: headHeight + rows.length * rowHeight,
  } as CSSProperties;
  return (
    <Frame ref={setScroller}>
      <Room
        data-fits={firstColumnWidth + roleCount * columnWidth <= width || undefined}
        onFocus={follow}
        onClick={press}
        onKeyDown={pressKey}
        style={style}
      >
        <Heads>
          {shown.map(({ key, isChanged, isRefused, activeAt, row: { id, row, description, top } }) => (
            <PermissionRowHead
              key={key}
              id={`${id}-head`}
              {...{ row, description, top, isChanged, isRefused, isReadOnly }}
              isActive={activeAt === -1}
            />
          ))}
        </Heads>
        <Grid
          role="grid"
          aria-label={permissionsText('grid')}
          aria-rowcount={rows.length + 1}
          aria-colcount={roleNames.length + 1}
          aria-readonly={isReadOnly}
        >
          <PermissionHead
            {...{ columns, roleNames, noteOf, isReadOnly }}
            activeColumn={active.row < 0 ? Math.max(0, active.column) : null}
          />
          {shown.map(({ key, activeAt, row }) => (
            <PermissionRow
              key={key}
              {...row}
              {...{ columns, roleNames, isReadOnly }}
              headId={`${row.id}-head`}
              activeColumn={activeAt === -1 ? null : activeAt}
            />
          ))}
        </Grid>
      </Room>
    </Frame>
  );
}

/** Some indexes, ascending, and the one that has the tab stop wherever it is. */
function indexes(start: number, end: number, count: number, pinned: number): number[] {
  const found = Array.from(
    { length: Math.max(0, Math.min(end, count) - start) },
    (_, index) => start + index,
  );
  if (pinned < 0 || pinned >= count || found.includes(pinned)) return found;
  return [...found, pinned].toSorted((one, other) => one - other);
}

/** The cells of a position: one, or all that are shown of a row or column whose head it is. */
function cellsAt(
  rows: readonly AuthorizationRow[],
  roleNames: readonly string[],
  { row, column }: GridPosition,
): readonly Cell[] {
  const someRows = row < 0 ? rows : rows.slice(row, row + 1);
  const roles = column < 0 ? roleNames : roleNames.slice(column, column + 1);
  return someRows.flatMap(({ authorization }) => roles.map((role) => ({ authorization, role })));
}

function isAllButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

function positionOf(target: EventTarget): GridPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (cell === null) return null;
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

/** Brings a cell into sight, below and beside the heads that stay. */
function scrollTo(
  scroller: HTMLElement,
  { row, column }: GridPosition,
  of: { readonly firstColumnWidth: number; readonly columnWidth: number; readonly isRightToLeft: boolean },
): void {
  const { clientHeight, clientWidth, scrollTop, scrollLeft } = scroller;
  const top = Math.max(0, row) * rowHeight;
  const start = Math.max(0, column) * of.columnWidth;
  const lastTop = top + rowHeight + headHeight - clientHeight;
  const lastStart = start + of.columnWidth + of.firstColumnWidth - clientWidth;
  const at = Math.min(Math.max(Math.abs(scrollLeft), lastStart), start);
  scroller.scrollTop = Math.min(Math.max(scrollTop, lastTop), top);
  if (column >= 0) scroller.scrollLeft = of.isRightToLeft ? -at : at;
}
