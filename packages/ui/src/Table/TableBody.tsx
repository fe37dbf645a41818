import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import type { LoadError } from '../ErrorState/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { alignOf } from './alignOf.ts';
import { HiddenRow, TableNote } from './Table.styles.ts';
import type { TableColumn, TableLabels } from './types.ts';

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  emptyText: ReactNode;
  error: LoadError | undefined;
  skeletonRowCount: number;
  labels: TableLabels;
}

const widths = ['72%', '48%', '60%', '38%'];

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const shared = { 'data-align': alignOf(column), 'data-numeric': column.isNumeric || undefined };
  if (!column.isRowHeader) return <td {...shared}>{column.render(row)}</td>;
  return (
    <th scope="row" {...shared}>
      {column.render(row)}
    </th>
  );
}

function SkeletonRow<Row>({ columns, index }: { columns: readonly TableColumn<Row>[]; index: number }) {
  return (
    <tr data-part="skeleton-row">
      {columns.map((column, place) => (
        <td key={column.key} aria-hidden="true">
          <Skeleton
            width={widths[(index + place) % widths.length]}
            style={{
              marginBlock: 4,
              ...(alignOf(column) !== 'start' && { marginInlineStart: 'auto' }),
              ...(alignOf(column) === 'center' && { marginInlineEnd: 'auto' }),
            }}
          />
        </td>
      ))}
    </tr>
  );
}

function TableFailure({ error, retryLabel }: { error: LoadError; retryLabel: string }) {
  return (
    <>
      {error.title && <strong>{error.title} </strong>}
      {error.reason}
      {error.onRetry && (
        <p>
          <Button size="sm" onClick={error.onRetry}>
            {retryLabel}
          </Button>
        </p>
      )}
    </>
  );
}

/** The rows, or the status in their place. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, getRowId, emptyText, error, skeletonRowCount, labels } = props;

  if (error || rows?.length === 0) {
    return (
      <tbody>
        <tr>
          <TableNote
            colSpan={columns.length}
            data-part={error ? 'error' : 'empty'}
            role={error ? 'alert' : undefined}
          >
            {error ? <TableFailure error={error} retryLabel={labels.retry} /> : emptyText}
          </TableNote>
        </tr>
      </tbody>
    );
  }
  if (!rows) {
    return (
      <tbody>
        {Array.from({ length: skeletonRowCount }, (_, index) => String(index)).map((key, index) => (
          <SkeletonRow key={key} columns={columns} index={index} />
        ))}
        <HiddenRow>
          <td colSpan={columns.length}>{labels.loading}</td>
        </HiddenRow>
      </tbody>
    );
  }
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={getRowId(row)} data-part="row" data-row-id={getRowId(row)}>
          {columns.map((column) => (
            <Cell key={column.key} column={column} row={row} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
