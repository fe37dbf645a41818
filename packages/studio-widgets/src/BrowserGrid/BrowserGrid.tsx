import type { Sort } from '@studio/ui';
import {
  getFocusColumn,
  mergeProps,
  prepareStyles,
  useControlled,
  useDelegatedTooltip,
  useLabels,
} from '@studio/ui/internal';
import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { renderAnchor } from '../link/renderAnchor.tsx';
import { Banner, BusyTrack, Main, Root, Scroller } from './BrowserGrid.styles.ts';
import { BrowserGridBody } from './BrowserGridBody.tsx';
import { BrowserGridFooter } from './BrowserGridFooter.tsx';
import { BrowserGridHead } from './BrowserGridHead.tsx';
import type { BrowserGridProps } from './BrowserGridProps.ts';
import { BrowserGridStatus } from './BrowserGridStatus.tsx';
import { Table } from './BrowserGridTable.styles.ts';
import { cutTexts } from './gridElements.ts';
import { type BrowserGridLabels, defaultLabels } from './labels.ts';
import { getGridTemplate, getNameKey, getNextSort } from './model/columns.ts';
import { rowHeights } from './model/layout.ts';
import { readIds } from './model/rowIds.ts';
import { clearSelection } from './model/selection.ts';
import type { GridColumn, GridDensity, GridSelection } from './types.ts';
import { useGridColumns } from './useGridColumns.ts';
import { useGridInteraction } from './useGridInteraction.ts';
import { useMoreColumns } from './useMoreColumns.ts';

/**
 * A list of one kind of object: sorted, linked and, when asked, selectable and arranged by the person. It fills a flex column
 * of a given height and scrolls inside, or grows with its rows. It loads nothing by itself: `useGridPages` feeds it from a
 * server, `useGridRows` with rows that are all here.
 */
export function BrowserGrid<Row>(props: BrowserGridProps<Row>): ReactElement {
  const {
    label,
    columns,
    rows,
    getRowId,
    getRowLabel = getRowId,
    getRowHref,
    renderLink = renderAnchor,
    onOpenRow,
    openRow,
    sort: givenSort,
    defaultSort = null,
    onSortChange,
    isStale = false,
    error,
    emptyText,
    emptyAction,
    selection: givenSelection,
    defaultSelection = null,
    onSelectionChange,
    onCancelSelection,
    selectionMode = 'multiple',
    selectAllScope = 'page',
    totalRecords,
    rowOffset = 0,
    skeletonRowCount = 25,
    countText,
    footer,
    banner,
    arrangement,
    density,
    longRows,
    actionsRef,
    labels,
    ...rest
  } = props;
  const texts = useLabels('BrowserGrid', defaultLabels, labels);
  const mainRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const scrollerRef = useScrollStart(rowOffset);
  const radioName = useId();
  const [sort, setSort] = useControlled<Sort | null>(givenSort, defaultSort, (next) => {
    if (next) onSortChange?.(next);
  });
  const [selection, setSelection] = useControlled<GridSelection | null>(
    givenSelection,
    defaultSelection,
    (next) => {
      if (next) onSelectionChange?.(next);
    },
  );
  const rowSize = rowOf(arrangement, density);
  const shownColumns = arrangement?.columns ?? columns;
  const visibleColumns = useGridColumns(mainRef, shownColumns);
  useMoreColumns(mainRef, visibleColumns.at(-1)?.key);
  const allColumns = visibleColumns.length < shownColumns.length ? shownColumns : null;
  const ids = readIds(rows ?? [], getRowId);
  const interaction = useGridInteraction({
    tableRef,
    rows,
    ids,
    columnCount: visibleColumns.length + (selection ? 1 : 0),
    selection,
    onSelectionChange: setSelection,
    selectionMode,
    selectAllScope,
    totalRecords,
    onCancelSelection,
    isHeld: () => mainRef.current?.parentElement?.querySelector('[role="group"][data-pending]') != null,
    onOpenRow,
    onSort: (key) => onSortChange && setSort(getNextSort(sort, key)),
  });
  useImperativeHandle(actionsRef, () => ({
    showRow(id) {
      const row = ids.indexOf(id);
      if (row >= 0) interaction.focusRow(row);
    },
  }));
  const tooltip = useDelegatedTooltip(mainRef, cutTexts);
  const { active } = interaction;
  const isLoading = rows === undefined && !error;
  const isBusy = isLoading || isStale;
  const isSingle = selectionMode === 'single';
  const template = getGridTemplate(visibleColumns, selection ? '44px' : undefined);

  return (
    <Root data-part="browser-grid" data-density={rowSize.density} {...mergeProps(rest, interaction.watch)}>
      {banner && <Banner>{banner}</Banner>}
      <Main ref={mainRef}>
        <BusyTrack data-busy={isBusy || undefined} />
        <Scroller ref={scrollerRef} data-part="scroller" data-long={longRows && true}>
          <Table
            ref={tableRef}
            role="grid"
            aria-label={label}
            aria-rowcount={totalRecords + 1}
            aria-colcount={allColumns ? allColumns.length + (selection ? 1 : 0) : undefined}
            aria-busy={isBusy}
            aria-readonly={openRow === undefined}
            aria-multiselectable={selection ? !isSingle : undefined}
            style={{ '--browser-grid-template': template } as CSSProperties}
            {...interaction.handlers}
          >
            <BrowserGridHead
              columns={visibleColumns}
              allColumns={allColumns}
              sort={sort}
              canSort={onSortChange !== undefined}
              allState={interaction.allState}
              isSingle={isSingle}
              selectAllLabel={getSelectAllLabel(texts, isSingle, selectAllScope)}
              hasRows={ids.length > 0}
              activeColumn={active.row < 0 ? getFocusColumn(active) : null}
            />
            <BrowserGridBody
              rows={rows}
              ids={ids}
              skeletonRowCount={isLoading ? skeletonRowCount : 0}
              rowOffset={rowOffset}
              rowHeight={rowSize.height}
              columns={visibleColumns}
              allColumns={allColumns}
              nameKey={getNameKey(columns)}
              getRowHref={getRowHref}
              renderLink={renderLink}
              openRow={openRow}
              isOpenable={onOpenRow !== undefined || getRowHref !== undefined}
              isStale={isStale}
              selection={selection}
              radioName={isSingle ? radioName : null}
              getSelectLabel={(row) => texts.selectRow(getRowLabel(row))}
              active={active}
              longRows={longRows}
            />
          </Table>
          <BrowserGridStatus rows={rows} error={error} emptyText={emptyText} labels={texts}>
            {emptyAction}
          </BrowserGridStatus>
        </Scroller>
        {tooltip}
      </Main>
      <BrowserGridFooter
        countText={countText}
        isBusy={isBusy}
        error={rows === undefined ? undefined : error}
        labels={texts}
      >
        {footer}
        {arrangement?.drawTools({
          tableRef,
          columns: visibleColumns,
          focusHead: interaction.focusHead,
        })}
      </BrowserGridFooter>
    </Root>
  );
}

function getSelectAllLabel(texts: BrowserGridLabels, isSingle: boolean, scope: 'page' | 'filter'): string {
  if (isSingle) return texts.selectOne;
  return scope === 'page' ? texts.selectPage : texts.selectAll;
}

const sample: GridColumn<string>[] = [{ key: 'name', header: '', isSortable: true, render: String }];

prepareStyles([
  () => (
    <BrowserGrid
      label=""
      columns={sample}
      rows={['']}
      getRowId={String}
      getRowHref={String}
      defaultSelection={clearSelection()}
      onSortChange={() => undefined}
      emptyText=""
      totalRecords={1}
      countText=""
    />
  ),
]);

/**
 * Shows a page from its first row.
 * @param rowOffset how many rows precede the page: another page has another
 * @returns to be set on what scrolls
 */
function useScrollStart(rowOffset: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(rowOffset);
  useLayoutEffect(() => {
    if (shown.current !== rowOffset && ref.current) ref.current.scrollTop = 0;
    shown.current = rowOffset;
  }, [rowOffset]);
  return ref;
}

/** The density of rows, and the height of one, in CSS pixels. */
function rowOf(
  arrangement: { readonly density: GridDensity; readonly rowHeight: number } | undefined,
  density: GridDensity | undefined,
) {
  const height = arrangement?.rowHeight ?? rowHeights[density ?? 'comfortable'];
  return { density: arrangement?.density ?? density, height };
}
