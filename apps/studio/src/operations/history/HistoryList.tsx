import type { ConfigurationLog } from '@studio/api';
import { Button, IconButton, Menu } from '@studio/ui';
import { formatDateTime, type GridColumn } from '@studio/widgets';
import Download from 'lucide-react/icons/download';
import { ListBody, toListBody } from '../../kernel/list/ListBody.tsx';
import type { ListDefinition } from '../../kernel/list/ListDefinition.ts';
import { useLocalPlace } from '../../kernel/list/ListPlace.ts';
import { useList } from '../../kernel/list/useList.ts';
import { UserName } from '../../kernel/people/UserName.tsx';
import { DialogFailure } from '../../kernel/screen/DialogFailure.tsx';
import type { HistoryFormat } from './downloadHistory.ts';
import { loadHistory } from './history.api.ts';
import { historyText } from './history.messages.ts';
import { type HistoryQuestion, historyFields, historyRanges } from './historyFilter.ts';

const formats: readonly HistoryFormat[] = ['csv', 'xls'];

type LoadHistory = ListDefinition<ConfigurationLog>['load'];

/** The log of the configuration as a list. */
function historyList(
  onDetails: (entry: ConfigurationLog) => void,
  load: LoadHistory,
): ListDefinition<ConfigurationLog> {
  return {
    kind: '/Audit/configurationLogs',
    title: historyText('title'),
    nouns: { one: historyText('one'), many: historyText('many'), heading: historyText('heading') },
    emptyText: historyText('empty'),
    columns: historyColumns(onDetails),
    defaultSort: { key: 'timeCreated', direction: 'desc' },
    searchPlaceholder: historyText('search'),
    searchDelay: 500,
    filters: {
      field: {
        label: historyText('field'),
        choices: [
          { value: '', label: historyText('field.all') },
          ...historyFields.map((value) => ({ value, label: historyText(`field.${value}`) })),
        ],
      },
      range: {
        label: historyText('range'),
        choices: historyRanges.map((value) => ({ value, label: historyText(`range.${value || 'all'}`) })),
      },
      days: {
        type: 'days',
        label: historyText('dates'),
        isShown: ({ range }) => range === 'custom',
      },
    },
    getId: ({ id }) => id,
    load,
  };
}

/** What the list of the history is given. */
export interface HistoryListProps {
  /** Why the last download failed; empty when none did. */
  readonly downloadFailure: string;
  /** Downloads everything on the filter. */
  readonly onDownload: (format: HistoryFormat, question: HistoryQuestion) => void;
  /** Requests what an entry changed. Keep it stable: rows are drawn again when it changes. */
  readonly onDetails: (entry: ConfigurationLog) => void;
  /** Loads a page. Default: from the server. */
  readonly load?: LoadHistory;
}

/** Who did what, and when: the log of the configuration, searched, filtered, sorted and paged by the server. */
export function HistoryList({
  downloadFailure,
  onDownload,
  onDetails,
  load = loadHistory,
}: HistoryListProps) {
  const definition = historyList(onDetails, load);
  const state = useList(definition, useLocalPlace(definition));
  return (
    <ListBody
      {...toListBody(definition, state)}
      onOpen={onDetails}
      notice={<DialogFailure text={downloadFailure} />}
      trailing={
        <Menu
          align="end"
          label={historyText('menu')}
          trigger={
            <IconButton label={historyText('menu')} icon={<Download size={16} />} variant="secondary" />
          }
          items={formats.map((format) => ({
            id: format,
            label: historyText(`download.${format}`),
            onSelect: () => onDownload(format, state.query),
          }))}
        />
      }
    />
  );
}

/** The columns of the history; the keys of those that sort are the server's. */
function historyColumns(
  onDetails: (entry: ConfigurationLog) => void,
): readonly GridColumn<ConfigurationLog>[] {
  return [
    {
      key: 'timeCreated',
      header: historyText('column.date'),
      isSortable: true,
      isTabular: true,
      width: '10.25rem',
      render: ({ timeCreated }) => formatDateTime(timeCreated),
    },
    {
      key: 'user',
      header: historyText('column.user'),
      isSortable: true,
      width: 'minmax(6.25rem, 1fr)',
      render: ({ userId, user }, { tabIndex }) =>
        userId === null ? <bdi>{user}</bdi> : <UserName id={userId} name={user} tabIndex={tabIndex} />,
    },
    {
      key: 'type',
      header: historyText('column.type'),
      isSortable: true,
      width: 'minmax(5.5rem, 0.8fr)',
      render: ({ type }) => type,
    },
    {
      key: 'action',
      header: historyText('column.action'),
      isSortable: true,
      width: 'minmax(5.5rem, 0.8fr)',
      render: ({ action }) => action,
    },
    {
      key: 'message',
      header: historyText('column.message'),
      isSortable: true,
      isMuted: true,
      width: 'minmax(7.5rem, 3fr)',
      render: ({ message }) => <bdi>{message}</bdi>,
    },
    {
      key: 'details',
      header: historyText('column.details'),
      width: '5.75rem',
      render: (entry, { tabIndex }) =>
        entry.hasDetails && (
          <Button size="sm" tabIndex={tabIndex} aria-haspopup="dialog" onClick={() => onDetails(entry)}>
            {historyText('details')}
          </Button>
        ),
    },
  ];
}
