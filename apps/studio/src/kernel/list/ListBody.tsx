import { Badge, Button, Pagination, SearchField } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { BrowserGrid, getRowRange, type RenderLink } from '@studio/widgets';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useState } from 'react';
import { describeError } from '../../platform/i18n/describeError.ts';
import { gridLabels } from '../../platform/i18n/labels/widgetLabels.ts';
import { usePreference } from '../../platform/preferences/preferences.ts';
import { whenIdle } from '../../platform/state/whenIdle.ts';
import { markUnseen } from '../names/unseen.tsx';
import { Placeholder } from './advanced/AdvancedFilterArea.styles.ts';
import type { AdvancedFilterPanelProps } from './advanced/AdvancedFilterPanel.tsx';
import { advancedFilterText } from './advanced/advancedFilter.messages.ts';
import { knownConditions } from './advanced/advancedFilter.ts';
import type { AdvancedFilterState } from './advanced/useAdvancedFilter.ts';
import type { BulkState } from './bulk/useBulkAction.ts';
import { FilterControl } from './FilterControl.tsx';
import { type ListDefinition, type ListSource, uriDefinition } from './ListDefinition.ts';
import type { FilterValues } from './ListFilter.ts';
import { FilterBar, FilterPlace, Filters, GridArea } from './ListPage.styles.ts';
import { listText } from './list.messages.ts';
import type { SearchFieldControl } from './useDebouncedSearch.ts';
import { useDensity } from './useDensity.ts';
import type { ListState } from './useList.ts';

/** What a list shows below its heading; it knows neither server nor address. */
export interface ListBodyState<Row> {
  readonly definition: ListDefinition<Row>;
  /** Undefined until the first page has arrived. */
  readonly rows: readonly Row[] | undefined;
  /** Number of rows of the list before the first of them. */
  readonly rowOffset: number;
  readonly totalRecords: number;
  /** The rows are of an earlier query; the response is pending. */
  readonly isStale: boolean;
  /** Why the list could not be loaded; null when it could. */
  readonly errorReason: string | null;
  readonly onRetry: () => void;
  readonly searchField: SearchFieldControl;
  readonly filters: FilterValues;
  readonly onFilterChange: (name: string, value: string | null) => void;
  /** The advanced filter. Default: the list has none. */
  readonly advanced?: AdvancedFilterState | null;
  readonly onClearAll: () => void;
  readonly sortBy: string;
  readonly sortDirection: 'asc' | 'desc';
  readonly onSortChange: (key: string, direction: 'asc' | 'desc') => void;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  readonly pageHref: ((page: number) => string) | null;
}

/** What a list shows below its heading, and what surrounds it. */
export interface ListBodyProps<Row> extends ListBodyState<Row> {
  /** The present selection. Default: none, and rows cannot be selected. */
  readonly bulk?: Pick<BulkState, 'selection' | 'onSelectionChange' | 'onCancel'> | null;
  /** How many rows can be selected at a time. Default: 'multiple'. */
  readonly selectionMode?: 'multiple' | 'single';
  /** How the link of a row is drawn. Needed where rows have an address. */
  readonly renderLink?: RenderLink;
  /** Opens a row: by a click, by Enter, and besides the link where it is one. Default: rows do not open. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Shown at the end of the filters. Default: nothing. */
  readonly trailing?: ReactNode;
  /** Shown between the filters and the rows. Default: nothing. */
  readonly notice?: ReactNode;
}

/** What the body of a list shows, from its declaration and its state. */
export function toListBody<Row>(definition: ListDefinition<Row>, state: ListState<Row>): ListBodyState<Row> {
  const { query, list, search } = state;
  return {
    definition,
    rows: list.data?.records,
    rowOffset: state.startIndex,
    totalRecords: state.total,
    isStale: list.isLoading || (list.isStale && list.error === null),
    errorReason: list.error === null ? null : describeError(list.error),
    onRetry: list.reload,
    searchField: search.field,
    filters: query.filters,
    onFilterChange: state.setFilter,
    advanced: state.kept && {
      conditions: query.advanced,
      onConditionsChange: state.setAdvanced,
      // Where there is no list, it says why itself.
      kept: list.isStale || list.error !== null ? { ...state.kept, error: null } : state.kept,
    },
    onClearAll: state.clearAll,
    sortBy: query.sortBy,
    sortDirection: query.sortDirection,
    onSortChange: state.sortOn,
    page: state.shownPage,
    pageCount: state.pageCount,
    onPageChange: state.goToPage,
    pageHref: state.pageHref,
  };
}

/** Search and filters, rows and pages: a list on its screen, in a dialog or in a picker. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { definition, rows, totalRecords, bulk = null } = props;
  const { title, nouns, getName, getHref } = definition;
  const range = getRowRange(props.rowOffset, rows?.length ?? 0);
  return (
    <>
      <ListFilterBar {...props} />
      {props.advanced && (
        <AdvancedFilterArea {...props.advanced} {...{ definition }} isReady={rows !== undefined} />
      )}
      {props.notice}
      <GridArea>
        <BrowserGrid
          label={title}
          labels={gridLabels()}
          columns={useShownColumns(markUnseen(definition))}
          density={useDensity()}
          rows={rows}
          rowOffset={props.rowOffset}
          getRowId={definition.getId}
          getRowLabel={getName}
          getRowHref={getHref}
          renderLink={props.renderLink}
          onOpenRow={props.onOpen}
          sort={{ key: props.sortBy, direction: props.sortDirection }}
          onSortChange={({ key, direction }) => props.onSortChange(key, direction)}
          isStale={props.isStale}
          error={
            props.errorReason === null
              ? undefined
              : { title: listText('loadFailed'), reason: props.errorReason, onRetry: props.onRetry }
          }
          emptyText={definition.emptyText ?? listText('empty', { objects: nouns.many })}
          selection={bulk?.selection ?? null}
          selectionMode={props.selectionMode}
          onSelectionChange={(selection) => bulk?.onSelectionChange(selection)}
          totalRecords={totalRecords}
          countText={
            rows === undefined || props.errorReason !== null
              ? ''
              : listText('count', { ...range, total: totalRecords, objects: nouns.heading })
          }
          footer={
            <Pagination
              page={props.page}
              pageCount={props.pageCount}
              onPageChange={props.onPageChange}
              getPageHref={props.pageHref ?? undefined}
              aria-label={listText('pages', { objects: nouns.many })}
            />
          }
          onCancelSelection={() => bulk?.onCancel()}
        />
      </GridArea>
    </>
  );
}

/** The columns, as another array when times or days are written in another way: then their cells are drawn again. */
function useShownColumns<Columns extends readonly unknown[]>(columns: Columns): Columns {
  const formats = `${usePreference('console.dateFormat')} ${usePreference('console.dayFormat')}`;
  const [shown, setShown] = useState({ columns, formats, result: columns });
  if (shown.columns === columns && shown.formats === formats) return shown.result;
  // A copy of an array of the same kind.
  const result = shown.columns === columns ? ([...columns] as readonly unknown[] as Columns) : columns;
  setShown({ columns, formats, result });
  return result;
}

function ListFilterBar<Row>(props: ListBodyProps<Row>) {
  const { definition, filters, onFilterChange, trailing } = props;
  const search = definition.searchPlaceholder ?? listText('search', { objects: definition.nouns.many });
  const shown = Object.entries(definition.filters ?? {}).filter(
    ([, { isShown }]) => isShown?.(filters) ?? true,
  );
  return (
    <FilterBar>
      <Filters>
        <SearchField label={search} placeholder={search} {...props.searchField} />
        {shown.map(([name, filter], index) => {
          const isLast = index === shown.length - 1;
          return (
            <FilterPlace key={name} data-type={filter.type} data-is-last={isLast || undefined}>
              <FilterControl
                filter={filter}
                delay={definition.searchDelay}
                value={filters[name] ?? null}
                onValueChange={(value) => onFilterChange(name, value)}
              />
              {isLast && (
                <Button variant="ghost" onClick={props.onClearAll}>
                  {listText('clearAll')}
                </Button>
              )}
            </FilterPlace>
          );
        })}
      </Filters>
      {trailing}
    </FilterBar>
  );
}

const panel = deferPart<AdvancedFilterPanelProps>(
  async () => (await import('./advanced/AdvancedFilterPanel.tsx')).AdvancedFilterPanel,
);

/** When its code is loaded at the latest, in milliseconds after the rows are there. */
const latestMs = 1000;

interface AdvancedFilterAreaProps extends AdvancedFilterState {
  readonly definition: Pick<ListSource<never>, 'kind' | 'scope' | 'filters' | 'advancedFilter'>;
  /** The rows are there: other code may be loaded. */
  readonly isReady: boolean;
}

/**
 * The advanced filter of a list, closed at first. Its code comes when the rows are there and the browser is idle, or as soon as it
 * is opened; until then its place says how many conditions are applied.
 */
function AdvancedFilterArea({ definition, isReady, ...state }: AdvancedFilterAreaProps) {
  const [isOpen, setOpen] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => (isReady ? whenIdle(() => setIdle(true), latestMs) : undefined), [isReady]);
  const Panel = useDeferredPart(panel, isIdle || isOpen);
  const { fields = [], kind, scope } = uriDefinition(definition);
  if (Panel !== null) {
    return (
      <Panel {...{ kind, scope, fields, isOpen, ...state }} onOpenChange={setOpen} takesFocus={hasFocus} />
    );
  }
  const known = knownConditions(state.conditions ?? '', fields);
  return (
    <Placeholder aria-label={advancedFilterText('title')}>
      <Button
        variant="ghost"
        aria-expanded={false}
        isPending={isOpen}
        startIcon={<ChevronRight aria-hidden size={16} />}
        onClick={() => setOpen(true)}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        {advancedFilterText('title')}
      </Button>
      {known !== '' && (
        <Badge tone="accent">{advancedFilterText('active', { count: known.split('&').length })}</Badge>
      )}
    </Placeholder>
  );
}
