import { VisuallyHidden } from '@studio/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type CSSProperties, useId, useState } from 'react';
import { useFixedRows } from '../shared/fixedRows/useFixedRows.ts';
import { useRowDrag } from '../shared/rowDrag/useRowDrag.ts';
import { DropLine, SortButton } from '../shared/table/table.styles.ts';
import { Body, Grid, GridRoot, Head, HeadCell, HeadText, Scroller } from './EditableGrid.styles.ts';
import { GridRow } from './GridRow.tsx';
import { useGridClipboard } from './hooks/useGridClipboard.ts';
import { type GridEdits, useGridEdits } from './hooks/useGridEdits.ts';
import { type GridFocus, useGridFocus } from './hooks/useGridFocus.ts';
import type { EditableGridProps } from './types.ts';

const rowHeight = 36;

interface GridStyle extends CSSProperties {
  '--grid-columns': string;
  '--grid-width': string;
}

interface ScrollerStyle extends CSSProperties {
  '--grid-buttons': string;
}

/** The width of the buttons of a row, in pixels. */
function buttonsWidth<Row>({ isReadOnly, isOrdered, hasRanges }: GridEdits<Row>): number {
  if (isReadOnly) return 0;
  if (!isOrdered) return 40;
  return hasRanges ? 116 : 96;
}

/** Its columns share the width; that of the buttons is fixed. */
function gridStyle<Row>({ columns }: GridEdits<Row>, buttons: number): GridStyle {
  const widths = columns.map(({ minWidth = 160 }) => minWidth);
  const tracks = widths.map((width) => `minmax(${width}px, 1fr)`);
  return {
    '--grid-columns': [...tracks, ...(buttons === 0 ? [] : [`${buttons}px`])].join(' '),
    '--grid-width': `${widths.reduce((sum, width) => sum + width, buttons)}px`,
  };
}

function rootPropsOf<Row>(props: EditableGridProps<Row>) {
  const {
    label: _label,
    rows: _rows,
    getRowKey: _getRowKey,
    columns: _columns,
    onEdit: _onEdit,
    onPasteRefuse: _onPasteRefuse,
    createRow: _createRow,
    isReadOnly: _isReadOnly,
    getLock: _getLock,
    getFault: _getFault,
    getHint: _getHint,
    canRemove: _canRemove,
    isOrdered: _isOrdered,
    hasRanges: _hasRanges,
    sort: _sort,
    onSort: _onSort,
    onActiveRowChange: _onActiveRowChange,
    announcement: _announcement,
    actionsRef: _actionsRef,
    labels: _labels,
    'aria-labelledby': _labelledBy,
    'aria-describedby': _describedBy,
    ...rest
  } = props;
  return rest;
}

/**
 * A table whose cells are edited in place, by keyboard and by pointer, with the clipboard of spreadsheets. It holds no rows: each step of
 * editing is one call of `onEdit`. Of many rows only those in sight are drawn.
 */
export function EditableGrid<Row>(props: EditableGridProps<Row>) {
  const { label, onActiveRowChange, actionsRef } = props;
  const { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } = props;
  const helpId = useId();
  const edits = useGridEdits(props);
  const { rows, columns, labels, isReadOnly } = edits;
  const columnCount = columns.length + (isReadOnly ? 0 : 1);
  const focus = useGridFocus(edits, { columnCount, onActiveRowChange, actionsRef });
  useGridClipboard(edits, focus);
  const { active, gridRef, gridProps } = focus;
  const { scrollRef, bodyRef, height, indexes } = useFixedRows({
    count: rows.length,
    rowHeight,
    pinnedIndex: active.row < 0 ? undefined : active.row,
  });
  const [body, setBody] = useState<HTMLElement | null>(null);
  const drag = useRowDrag<number>({
    canDrag: edits.isOrdered && !edits.isSorted,
    body,
    findRow: (handle) => {
      const element = handle.closest<HTMLElement>('[data-row-id]');
      return element === null ? undefined : { element, id: element.dataset['rowId'] ?? '' };
    },
    targetAt: (_id, clientY) => {
      if (body === null) return undefined;
      const at = Math.round((clientY - body.getBoundingClientRect().top) / rowHeight);
      return Math.max(0, Math.min(at, props.rows.length));
    },
    onDrop: (id, to) => {
      const from = rows.findIndex((row) => edits.keyOf(row) === id);
      const row = rows[from];
      if (row !== undefined) edits.move(row, to > from ? to - 1 : to);
    },
  });
  const buttons = buttonsWidth(edits);
  const scrollerStyle: ScrollerStyle = { '--grid-buttons': `${buttons}px` };

  return (
    <GridRoot data-part="editable-grid" {...rootPropsOf(props)}>
      <Scroller ref={scrollRef} data-part="scroller" style={scrollerStyle}>
        <Grid
          ref={gridRef}
          role="grid"
          aria-label={labelledBy === undefined ? label : undefined}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy === undefined ? helpId : `${describedBy} ${helpId}`}
          aria-rowcount={rows.length + 1}
          aria-colcount={columnCount}
          aria-readonly={isReadOnly || undefined}
          aria-multiselectable={edits.hasRanges || undefined}
          data-part="grid"
          style={gridStyle(edits, buttons)}
          onPointerOver={drag.onPointerOver}
          {...gridProps}
        >
          <GridHead {...{ edits, focus }} sort={props.sort} onSort={props.onSort} />
          <Body
            ref={(element) => {
              bodyRef(element);
              setBody(element);
            }}
            role="rowgroup"
            style={{ height }}
          >
            {indexes.map((index) => {
              const row = rows[index];
              if (row === undefined) return null;
              const key = edits.keyOf(row);
              const isDragged = drag.draggedId === key;
              return (
                <GridRow
                  key={key}
                  {...{ edits, focus, row, index, isDragged }}
                  of={props}
                  top={index * rowHeight}
                />
              );
            })}
            {drag.target !== undefined && (
              <DropLine data-part="drop-line" style={{ insetBlockStart: drag.target * rowHeight }} />
            )}
          </Body>
        </Grid>
      </Scroller>
      <VisuallyHidden id={helpId}>{labels.help}</VisuallyHidden>
      <VisuallyHidden role="status">{props.announcement ?? edits.announcement}</VisuallyHidden>
    </GridRoot>
  );
}

interface GridHeadProps<Row> extends Pick<EditableGridProps<Row>, 'sort' | 'onSort'> {
  readonly edits: GridEdits<Row>;
  readonly focus: GridFocus<Row>;
}

/** The headers: those of sortable columns sort. */
function GridHead<Row>({ edits, focus: { active }, sort, onSort }: GridHeadProps<Row>) {
  const { columns, labels, isReadOnly } = edits;
  const isAtButtons = active.row < 0 && active.column === columns.length;
  return (
    <Head role="row" aria-rowindex={1} data-part="head" data-row-id="">
      {columns.map(({ key, header, isSortable }, index) => {
        const direction = sort?.key === key ? sort.direction : undefined;
        const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
        const isActive = active.row < 0 && active.column === index;
        const tabIndex = isActive ? 0 : -1;
        return (
          <HeadCell
            key={key}
            role="columnheader"
            aria-colindex={index + 1}
            aria-sort={direction && `${direction}ending`}
            tabIndex={isSortable === true ? undefined : tabIndex}
            data-cell={index}
            data-column={key}
            data-active={isActive || undefined}
          >
            {isSortable === true ? (
              <SortButton type="button" data-part="sort" tabIndex={tabIndex} onClick={() => onSort?.(key)}>
                <HeadText>{header}</HeadText>
                <Arrow size={14} aria-hidden="true" />
              </SortButton>
            ) : (
              <HeadText data-part="header">{header}</HeadText>
            )}
          </HeadCell>
        );
      })}
      {!isReadOnly && (
        <HeadCell
          role="columnheader"
          aria-colindex={columns.length + 1}
          tabIndex={isAtButtons ? 0 : -1}
          data-cell={columns.length}
          data-column="remove"
          data-active={isAtButtons || undefined}
        >
          <VisuallyHidden>{labels.buttons}</VisuallyHidden>
        </HeadCell>
      )}
    </Head>
  );
}
