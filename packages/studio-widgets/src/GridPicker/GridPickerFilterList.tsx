import { Button, Spinner } from '@studio/ui';
import { deferPart, reasonOf, useDeferredPart } from '@studio/ui/internal';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import type { AdvancedFilterProps } from '../AdvancedFilter/AdvancedFilterProps.ts';
import { serializeFilterUri } from '../AdvancedFilter/model/serializeFilterUri.ts';
import { useRequest } from '../shared/request/useRequest.ts';
import { FilterNotice, Reason } from './GridPicker.styles.ts';
import type { GridPickerOptions } from './GridPickerProps.ts';
import type { GridPickerLabels } from './labels.ts';
import type { GridPickerFilter, GridPickerSource } from './types.ts';

const advancedFilter = deferPart<AdvancedFilterProps>(
  async () => (await import('../AdvancedFilter/AdvancedFilter.tsx')).AdvancedFilter,
);

export interface GridPickerFilterListProps<Row, Context>
  extends Pick<GridPickerOptions<Row, Context>, 'filter' | 'loadFilter'> {
  readonly source: GridPickerSource<Context>;
  readonly onFilterUriChange: (filterUri: string) => void;
  /** The requested filter has come, or has not. */
  readonly onSettled: () => void;
  readonly labels: GridPickerLabels;
}

/** The advanced filter of a picker: given, or loaded when the picker opens. Its code comes with the first one. */
export function GridPickerFilterList<Row, Context>(
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
