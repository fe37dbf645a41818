import type { ConfigurationLog } from '@studio/api';
import { Button } from '@studio/ui';
import { formatDateTime, type GridColumn } from '@studio/widgets';
import { UserName } from '../../kernel/people/UserName.tsx';
import { historyText } from './history.messages.ts';

/** The columns of the history; the keys of those that sort are the server's. */
export function historyColumns(
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
