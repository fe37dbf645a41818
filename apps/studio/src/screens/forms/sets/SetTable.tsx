import type { FormTemplateSet } from '@studio/api';
import { Link, Pagination, StatusLabel, Table, type TableColumn } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { Link as RouterLink } from 'react-router';
import { UserName } from '../../../kernel/people/UserName.tsx';
import type { Resource } from '../../../kernel/resource/useResource.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { setPath } from '../sets.urls.ts';
import { Listed } from './SetsPage.styles.ts';
import { describeKind, toneOfKind } from './setKind.ts';
import { setsOnPage } from './sets.api.ts';
import { setText } from './sets.messages.ts';

interface SetTableProps {
  readonly page: number;
  readonly sets: Resource<{ readonly records: readonly FormTemplateSet[]; readonly totalRecords: number }>;
  /** The number of the set that is opened; null for none. */
  readonly openedId: number | null;
  readonly onPageChange: (page: number) => void;
}

/** The sets of form templates, the newest first: each leads to what it held. */
export function SetTable({ page, sets, openedId, onPageChange }: SetTableProps) {
  const { data, error, reload } = sets;
  return (
    <Listed>
      <Table
        label={setText('list')}
        isLabelHidden
        columns={columnsWith(openedId)}
        rows={data?.records}
        getRowId={({ id }) => String(id)}
        emptyText={setText('empty')}
        {...(error !== null && {
          error: {
            title: setText('failed'),
            reason: describeError(error),
            onRetry: reload,
          },
        })}
      />
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.totalRecords ?? 0) / setsOnPage)}
        onPageChange={onPageChange}
      />
    </Listed>
  );
}

function columnsWith(openedId: number | null): readonly TableColumn<FormTemplateSet>[] {
  return [
    {
      key: 'id',
      header: setText('set'),
      isRowHeader: true,
      render: ({ id }) => (
        <Link
          render={<RouterLink to={setPath(id)} />}
          aria-label={setText('open', { id })}
          aria-current={id === openedId ? 'true' : undefined}
        >
          {id}
        </Link>
      ),
    },
    {
      key: 'kind',
      header: setText('kind'),
      width: '9rem',
      render: (set) => <StatusLabel tone={toneOfKind(set)}>{describeKind(set)}</StatusLabel>,
    },
    {
      key: 'time',
      header: setText('created'),
      render: ({ timeCreated }) => formatDateTime(timeCreated),
    },
    {
      key: 'author',
      header: setText('createdBy'),
      render: ({ createdBy: { id, name } }) => <UserName id={id} name={name} />,
    },
    {
      key: 'count',
      header: setText('count'),
      isNumeric: true,
      render: ({ count }) => count.toLocaleString(),
    },
  ];
}
