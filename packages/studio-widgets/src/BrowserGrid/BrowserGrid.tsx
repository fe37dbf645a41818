import type { CSSProperties, ReactElement } from 'react';
import { useRef } from 'react';
import { renderAnchor } from '../link/renderAnchor.tsx';
import { BusyTrack, Main, Overlay, Root, Scroller, Table } from './BrowserGrid.styles.ts';
import { BrowserGridBody } from './BrowserGridBody.tsx';
import { BrowserGridFooter } from './BrowserGridFooter.tsx';
import { BrowserGridHead } from './BrowserGridHead.tsx';
import type { BrowserGridProps } from './BrowserGridProps.ts';
import { BrowserGridStatus } from './BrowserGridStatus.tsx';
import { explainCutText } from './gridElements.ts';
import { defaultLabels } from './labels.ts';
import { getGridTemplate } from './model/columns.ts';
import { getFocusColumn } from './model/navigation.ts';
import { getPageState } from './model/selection.ts';
import { useGridColumns } from './useGridColumns.ts';
import { useGridInteraction } from './useGridInteraction.ts';

/**
 * One page of a long list: sorted, linked and, when asked, selectable. It fills a flex column of a given height and
 * scrolls inside, or grows with its rows. It loads nothing: rows, order and selection are the host's.
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
    sort,
    onSortChange,
    isStale = false,
    error,
    emptyText,
    emptyAction,
    selection = null,
    onSelectionChange,
    onCancelSelection,
    totalRecords,
    rowOffset = 0,
    skeletonRowCount = 25,
    countText,
    footer,
    overlay,
    labels,
    ...rest
  } = props;
  const texts = { ...defaultLabels, ...labels };
  const mainRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const visibleColumns = useGridColumns(mainRef, columns);
  const pageIds = (rows ?? []).map(getRowId);
  const interaction = useGridInteraction({
    tableRef,
    rows,
    pageIds,
    columnCount: visibleColumns.length + (selection ? 1 : 0),
    selection,
    onSelectionChange,
    onCancelSelection,
    onOpenRow,
  });
  const { active } = interaction;
  const isLoading = rows === undefined && !error;
  const isBusy = isLoading || isStale;
  const template = getGridTemplate(visibleColumns, selection ? '44px' : undefined);

  return (
    <Root data-part="browser-grid" {...rest}>
      <Main ref={mainRef}>
        <BusyTrack data-busy={isBusy || undefined} />
        <Scroller data-covered={overlay ? true : undefined}>
          <Table
            ref={tableRef}
            role="grid"
            aria-label={label}
            aria-rowcount={totalRecords + 1}
            aria-busy={isBusy}
            aria-readonly
            aria-multiselectable={selection ? true : undefined}
            style={{ '--browser-grid-template': template } as CSSProperties}
            onMouseOver={(event) => explainCutText(event.target as Element)}
            {...interaction.handlers}
          >
            <BrowserGridHead
              columns={visibleColumns}
              sort={sort}
              onSortChange={onSortChange}
              pageState={selection && getPageState(selection, pageIds)}
              onTogglePage={interaction.togglePage}
              selectPageLabel={texts.selectPage}
              hasRows={pageIds.length > 0}
              activeColumn={active.row < 0 ? getFocusColumn(active) : null}
            />
            <BrowserGridBody
              rows={rows}
              pageIds={pageIds}
              skeletonRowCount={isLoading ? skeletonRowCount : 0}
              rowOffset={rowOffset}
              columns={visibleColumns}
              getRowHref={getRowHref}
              renderLink={renderLink}
              isOpenable={onOpenRow !== undefined || getRowHref !== undefined}
              isStale={isStale}
              selection={selection}
              getSelectLabel={(row) => texts.selectRow(getRowLabel(row))}
              onToggle={interaction.onToggle}
              active={active}
            />
          </Table>
          <BrowserGridStatus rows={rows} error={error} emptyText={emptyText} retryLabel={texts.retry}>
            {emptyAction}
          </BrowserGridStatus>
        </Scroller>
        {overlay && <Overlay>{overlay}</Overlay>}
      </Main>
      <BrowserGridFooter
        countText={countText}
        isBusy={isBusy}
        error={rows === undefined ? undefined : error}
        labels={texts}
      >
        {footer}
      </BrowserGridFooter>
    </Root>
  );
}
