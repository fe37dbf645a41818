import type { DataSetSummary, DataSetType } from '@studio/api';
import { Button, Combobox, deferPart, Pagination, SearchField, Select, useDeferredPart } from '@studio/ui';
import {
  ActionBar,
  type BarAction,
  BrowserGrid,
  type GridSelection,
  getRowRange,
  type RenderLink,
} from '@studio/widgets';
import { type ReactNode, useMemo } from 'react';
import { t } from '../../../messages/messages.ts';
import { actionBarLabels, gridLabels } from '../../../messages/widgetLabels.ts';
import { ActionsError, type ActionsErrorProps } from '../ActionsError.tsx';
import { dataSetEditorPath } from '../dataSets.urls.ts';
import { dataSetTypes, typeLabel } from '../dataSetTypes.ts';
import { createColumns } from './columns.tsx';
import { Filters, GridArea, Header, Page, Title } from './DataSetBrowserPage.styles.ts';
import type { ExportBarProps } from './ExportBar.tsx';

const exportBar = deferPart<ExportBarProps>(async () => (await import('./ExportBar.tsx')).ExportBar);

/** A choice of the product filter. */
export interface ProductOption {
  /** The product's unique name. */
  readonly value: string;
  readonly label: string;
}

/** Everything the screen shows; it knows neither server nor address. */
export interface DataSetBrowserPageProps {
  /** Undefined until the first page has arrived. */
  readonly rows: readonly DataSetSummary[] | undefined;
  /** How many of the list stand before the first of them. */
  readonly rowOffset: number;
  readonly totalRecords: number;
  /** The rows are of an earlier question; the answer is under way. */
  readonly isStale: boolean;
  /** Why the list could not be loaded; null when it could. */
  readonly errorReason: string | null;
  readonly onRetry: () => void;
  readonly searchText: string;
  readonly onSearchTextChange: (text: string) => void;
  readonly onSearchSettle: () => void;
  readonly type: DataSetType | null;
  readonly onTypeChange: (type: DataSetType | null) => void;
  readonly product: string | null;
  readonly products: readonly ProductOption[];
  readonly isLoadingProducts: boolean;
  /** Why the products could not be loaded; null when they could. */
  readonly productsError: string | null;
  readonly onProductChange: (product: string | null) => void;
  readonly onClearAll: () => void;
  readonly sortBy: string;
  readonly sortDirection: 'asc' | 'desc';
  readonly onSortChange: (key: string, direction: 'asc' | 'desc') => void;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  readonly pageHref: (page: number) => string;
  readonly actions: readonly BarAction[];
  /** Between header and filters, and what opens over them. */
  readonly banners?: ReactNode;
  /** Why the actions could not be loaded; null when they could. */
  readonly actionsError: ActionsErrorProps | null;
  /** The bulk selection under way; null when none is. */
  readonly bulk: BulkState | null;
  readonly renderLink: RenderLink;
  /** Opens a row with a plain click; the row is a real link besides. */
  readonly onOpen: (row: DataSetSummary) => void;
}

/** A bulk selection under way. */
export interface BulkState {
  readonly selection: GridSelection;
  readonly onSelectionChange: (selection: GridSelection) => void;
  readonly confirmLabel: string;
  readonly isPending: boolean;
  readonly onSelectAll: () => void;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** How many objects match the filter as the server counts them, to be agreed to; null while nothing is asked. */
  readonly counted: number | null;
  readonly onAgree: () => void;
  readonly onDisagree: () => void;
}

const typeOptions = () => dataSetTypes.map((type) => ({ value: String(type), label: typeLabel(type) }));

/** The data set browser. */
export function DataSetBrowserPage(props: DataSetBrowserPageProps) {
  const columns = useMemo(createColumns, []);
  const { rows, rowOffset, totalRecords, page, bulk } = props;
  const ExportBar = useDeferredPart(exportBar, bulk !== null);
  const range = getRowRange(rowOffset, rows?.length ?? 0);

  return (
    <Page>
      <Header>
        <Title tabIndex={-1}>{t('dataSets.title')}</Title>
        {props.actionsError === null ? (
          <ActionBar actions={props.actions} labels={actionBarLabels()} />
        ) : (
          <ActionsError {...props.actionsError} />
        )}
      </Header>
      {props.banners}
      <DataSetFilters {...props} />
      <GridArea>
        <BrowserGrid
          label={t('dataSets.title')}
          labels={gridLabels()}
          columns={columns}
          rows={rows}
          rowOffset={rowOffset}
          getRowId={({ id }) => id}
          getRowHref={({ name, type }) => dataSetEditorPath(name, type)}
          renderLink={props.renderLink}
          onOpenRow={props.onOpen}
          sort={{ key: props.sortBy, direction: props.sortDirection }}
          onSortChange={({ key, direction }) => props.onSortChange(key, direction)}
          isStale={props.isStale}
          error={
            props.errorReason === null
              ? undefined
              : { title: t('browser.loadFailed'), reason: props.errorReason, onRetry: props.onRetry }
          }
          emptyText={t('dataSets.empty')}
          selection={bulk?.selection ?? null}
          onSelectionChange={(selection) => bulk?.onSelectionChange(selection)}
          totalRecords={totalRecords}
          countText={
            rows === undefined || props.errorReason !== null
              ? ''
              : t('dataSets.count', { ...range, total: totalRecords })
          }
          footer={
            <Pagination
              page={page}
              pageCount={props.pageCount}
              onPageChange={props.onPageChange}
              getPageHref={props.pageHref}
              aria-label={t('dataSets.pages')}
            />
          }
          onCancelSelection={() => bulk?.onCancel()}
          overlay={
            bulk === null || ExportBar === null ? null : <ExportBar bulk={bulk} total={totalRecords} />
          }
        />
      </GridArea>
    </Page>
  );
}

function DataSetFilters(props: DataSetBrowserPageProps) {
  const options = useMemo(typeOptions, []);
  return (
    <Filters>
      <SearchField
        label={t('dataSets.search')}
        placeholder={t('dataSets.search')}
        value={props.searchText}
        onValueChange={props.onSearchTextChange}
        onBlur={props.onSearchSettle}
        onKeyDown={({ key }) => (key === 'Enter' ? props.onSearchSettle() : undefined)}
      />
      <Select
        label={t('dataSets.filter.type')}
        isLabelHidden
        isClearable
        placeholder={t('dataSets.filter.allTypes')}
        options={options}
        value={props.type === null ? null : String(props.type)}
        onValueChange={(value) =>
          props.onTypeChange(dataSetTypes.find((type) => String(type) === value) ?? null)
        }
      />
      <Combobox
        label={t('dataSets.filter.product')}
        isLabelHidden
        isClearable
        placeholder={t('dataSets.filter.allProducts')}
        options={props.products}
        isLoading={props.isLoadingProducts}
        {...(props.productsError !== null && { emptyText: props.productsError })}
        value={props.product}
        onValueChange={props.onProductChange}
      />
      <Button variant="ghost" onClick={props.onClearAll}>
        {t('browser.clearAll')}
      </Button>
    </Filters>
  );
}
