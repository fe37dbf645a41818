import { Button, Spinner } from '@studio/ui';
import { deferPart, isPromise, reasonOf, useDeferredPart } from '@studio/ui/internal';
import { type ReactElement, type RefObject, useEffect, useEffectEvent } from 'react';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import type { AdvancedFilterProps } from '../AdvancedFilter/AdvancedFilterProps.ts';
import { serializeFilterUri } from '../AdvancedFilter/model/serializeFilterUri.ts';
import { BrowserGrid } from '../BrowserGrid/BrowserGrid.tsx';
import { isEverything, selectAllOnFilter } from '../BrowserGrid/model/selection.ts';
import { BulkHeader } from '../BulkHeader/BulkHeader.tsx';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import { useRequest } from '../shared/request/useRequest.ts';
import { Content, FilterNotice, Reason, Tools } from './GridPicker.styles.ts';
import type { GridPickerOptions } from './GridPickerProps.ts';
import type { GridPickerLabels } from './labels.ts';
import type { GridPickerAction, GridPickerFilter, GridPickerSource } from './types.ts';
import type { PickerRows } from './usePickerRows.ts';

export interface GridPickerContentProps<Row, Context>
  extends Pick<
    GridPickerOptions<Row, Context>,
    'label' | 'columns' | 'getRowId' | 'getRowLabel' | 'filter' | 'loadFilter'
  > {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly list: PickerRows<Row, Context>;
  /** The choice is being taken: nothing can be changed. */
  readonly isPending: boolean;
  readonly selectionMode: 'multiple' | 'single';
  readonly actions: readonly GridPickerAction<Row, Context>[];
  readonly labels: GridPickerLabels;
}

/** The filter, the actions and the grid of a picker. */
export function GridPickerContent<Row, Context>(props: GridPickerContentProps<Row, Context>): ReactElement {
  const { ref, list, isPending, selectionMode, actions, labels, filter, loadFilter, ...grid } = props;
  const { label, columns, getRowId, getRowLabel } = grid;
  const { bulk, pages, endBulk } = list;
  const runnable = actions.map((action) =>
    action.bulk ? { ...action, onRun: () => list.beginBulk(action) } : action,
  );
  return (
    <Content ref={ref} tabIndex={-1} inert={isPending} data-part="content">
      {(filter || loadFilter) && (
        <GridPickerFilterList
          {...{ filter, loadFilter, labels }}
          source={list.source}
          onFilterUriChange={list.setFilterUri}
          onSettled={list.startLoading}
        />
      )}
      {actions.length > 0 && (
        <Tools>
          <ActionBar actions={runnable} labels={labels.actions} />
        </Tools>
      )}
      <BrowserGrid
        {...pages.feed}
        label={label}
        {...{ columns, getRowId, getRowLabel }}
        emptyText={labels.empty}
        selection={list.selection}
        selectionMode={bulk ? 'multiple' : selectionMode}
        onSelectionChange={list.setSelection}
        onCancelSelection={bulk ? endBulk : undefined}
        banner={bulk && <PickerBulkHeader list={list} action={bulk} labels={labels} />}
        labels={labels.grid}
      />
    </Content>
  );
}

interface PickerBulkHeaderProps<Row, Context> {
  readonly list: PickerRows<Row, Context>;
  readonly action: GridPickerAction<Row, Context>;
  readonly labels: GridPickerLabels;
}

function PickerBulkHeader<Row, Context>(props: PickerBulkHeaderProps<Row, Context>): ReactElement | null {
  const { list, action, labels } = props;
  if (!action.bulk) return null;
  const { confirmLabel, confirmIcon, onConfirm } = action.bulk;
  const finish = () => {
    list.endBulk();
    list.pages.reload();
  };
  const confirm = (options: AskOptions) => {
    const answer = onConfirm(list.getChoice(action.name), options);
    if (isPromise(answer)) return answer.then(() => options.signal.aborted || finish());
    return finish();
  };
  return (
    <BulkHeader
      count={list.count}
      total={list.pages.feed.totalRecords}
      isAllSelected={isEverything(list.selection)}
      onSelectAll={list.isTotalKnown ? () => list.setSelection(selectAllOnFilter()) : undefined}
      onCancel={list.endBulk}
      onConfirm={confirm}
      {...{ confirmLabel, confirmIcon }}
      labels={labels.bulk}
    />
  );
}

const advancedFilter = deferPart<AdvancedFilterProps>(
  async () => (await import('../AdvancedFilter/AdvancedFilter.tsx')).AdvancedFilter,
);

interface GridPickerFilterListProps<Row, Context>
  extends Pick<GridPickerOptions<Row, Context>, 'filter' | 'loadFilter'> {
  readonly source: GridPickerSource<Context>;
  readonly onFilterUriChange: (filterUri: string) => void;
  /** The requested filter has come, or has not. */
  readonly onSettled: () => void;
  readonly labels: GridPickerLabels;
}

/** The advanced filter of a picker: given, or loaded when the picker opens. Its code comes with the first one. */
function GridPickerFilterList<Row, Context>(
  props: GridPickerFilterListProps<Row, Context>,
): ReactElement | null {
  const { filter: given, loadFilter, source, onFilterUriChange, onSettled, labels } = props;
  const request = useRequest<GridPickerFilter>();
  const AdvancedFilter = useDeferredPart(advancedFilter, true);
  const load = useEffectEvent(() => {
    if (given || !loadFilter) return;
    request.ask(async (signal) => {
      try {
        const loaded = await loadFilter(source, { signal });
        if (loaded.defaultValue && !signal.aborted)
          onFilterUriChange(serializeFilterUri(loaded.defaultValue, loaded.fields));
        return loaded;
      } finally {
        if (!signal.aborted) onSettled();
      }
    });
  });
  useEffect(() => load(), []);

  if (request.status === 'failed') {
    return (
      <FilterNotice role="alert" data-part="filter-failed">
        <Reason>{labels.filterFailed(reasonOf(request.error))}</Reason>
        <Button size="sm" onClick={request.retry}>
          {labels.retry}
        </Button>
      </FilterNotice>
    );
  }
  const filter = given ?? request.value;
  if (!filter || !AdvancedFilter) {
    return (
      <FilterNotice data-part="filter-loading">
        <Spinner label={labels.loading} />
      </FilterNotice>
    );
  }
  return <AdvancedFilter {...filter} onFilterUriChange={onFilterUriChange} />;
}
