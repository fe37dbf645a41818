import { type DateRange, DateRangeField, IconButton, Menu, SearchField, Select } from '@studio/ui';
import Settings from 'lucide-react/icons/settings';
import { dateRangeLabels } from '../../messages/dateRangeLabels.ts';
import { t } from '../../messages/messages.ts';
import type { HistoryFormat } from './downloadHistory.ts';
import { CustomRange, FilterRow } from './HistoryPage.styles.ts';
import type { HistoryField, HistoryQuery, HistoryRange } from './historyQuery.ts';
import './history.messages.ts';

const searchDelayMs = 500;
const fields: readonly HistoryField[] = ['user', 'type', 'message'];
const ranges: readonly HistoryRange[] = ['today', 'last7', 'last30', 'last90', 'all', 'custom'];
const formats: readonly HistoryFormat[] = ['csv', 'xls'];

/** What the filters of the history show and tell. */
export interface HistoryFiltersProps {
  readonly query: HistoryQuery;
  readonly onQueryChange: (change: Partial<HistoryQuery>) => void;
  /** What the two fields of the custom range hold, in order or not. */
  readonly days: DateRange;
  readonly onDaysChange: (days: DateRange) => void;
  /** Hears what is wrong with the custom range; null when all is well. */
  readonly onDaysFaultChange: (fault: string | null) => void;
  readonly onDownload: (format: HistoryFormat) => void;
}

/** Search, the field searched in, the stretch of time, and the downloads of what they keep. */
export function HistoryFilters({ query, onQueryChange, onDownload, ...props }: HistoryFiltersProps) {
  return (
    <FilterRow role="search">
      <SearchField
        label={t('history.search')}
        placeholder={t('history.search')}
        defaultValue={query.text}
        debounceMs={searchDelayMs}
        onSearch={(text) => onQueryChange({ text })}
      />
      <Select
        label={t('history.field')}
        isLabelHidden
        isClearable
        placeholder={t('history.field.all')}
        options={fields.map((value) => ({ value, label: t(`history.field.${value}`) }))}
        value={query.field}
        onValueChange={(field) => onQueryChange({ field })}
      />
      <Select
        label={t('history.range')}
        isLabelHidden
        options={ranges.map((value) => ({ value, label: t(`history.range.${value}`) }))}
        value={query.range}
        onValueChange={(range) => onQueryChange({ range: range ?? 'all' })}
      />
      <Menu
        align="end"
        label={t('history.menu')}
        trigger={<IconButton label={t('history.menu')} icon={<Settings size={16} />} variant="secondary" />}
        items={formats.map((format) => ({
          id: format,
          label: t(`history.download.${format}`),
          onSelect: () => onDownload(format),
        }))}
      />
      {query.range === 'custom' && (
        <CustomRange>
          <DateRangeField
            label={t('history.dates')}
            labels={dateRangeLabels()}
            value={props.days}
            onValueChange={props.onDaysChange}
            onFaultChange={props.onDaysFaultChange}
          />
        </CustomRange>
      )}
    </FilterRow>
  );
}
