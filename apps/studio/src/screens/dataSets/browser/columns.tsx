import type { DataSetSummary } from '@studio/api';
import { Badge } from '@studio/ui';
import { formatDateTime, type GridColumn } from '@studio/widgets';
import { t } from '../../../messages/messages.ts';
import { UserName } from '../../../shell/cards/UserName.tsx';
import { typeLabel } from '../dataSetTypes.ts';

/** The browser's columns; their keys are the sort keys of the list call. */
export function createColumns(): readonly GridColumn<DataSetSummary>[] {
  return [
    {
      key: 'name',
      header: t('dataSets.column.name'),
      isSortable: true,
      width: 'minmax(12rem, 2.4fr)',
      render: ({ name }) => name,
    },
    {
      key: 'type',
      header: t('dataSets.column.type'),
      isSortable: true,
      width: 'minmax(7rem, 1.6fr)',
      render: ({ type }) => <Badge>{typeLabel(type)}</Badge>,
    },
    {
      key: 'description',
      header: t('dataSets.column.description'),
      isSortable: true,
      isMuted: true,
      width: 'minmax(5rem, 3fr)',
      render: ({ description }) => description,
    },
    {
      key: 'lastModifiedBy',
      header: t('dataSets.column.lastEditedBy'),
      isSortable: true,
      width: 'minmax(8.5rem, 1.1fr)',
      render: ({ lastModifiedBy, lastModifiedById }, { tabIndex }) => (
        <UserName id={lastModifiedById} name={lastModifiedBy} tabIndex={tabIndex} />
      ),
    },
    {
      key: 'timeLastModified',
      header: t('dataSets.column.lastModified'),
      isSortable: true,
      isMuted: true,
      isTabular: true,
      width: '10rem',
      render: ({ timeLastModified }) => formatDateTime(timeLastModified),
    },
  ];
}
