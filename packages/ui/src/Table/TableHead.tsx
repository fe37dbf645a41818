import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Sort } from '../internal/sort.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { alignOf } from './alignOf.ts';
import { SortButton } from './Table.styles.ts';
import type { TableColumn } from './types.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: Sort | null;
  onSort: (column: TableColumn<Row>) => void;
}

/** The row of headers. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
          const isSortable = column.compare !== undefined || column.isSortable;
          return (
            <th
              key={column.key}
              scope="col"
              data-part="column-header"
              data-column={column.key}
              data-align={alignOf(column)}
              aria-sort={direction && `${direction}ending`}
              style={column.width === undefined ? undefined : { width: column.width }}
            >
              {column.isHeaderHidden && <VisuallyHidden>{column.header}</VisuallyHidden>}
              {!column.isHeaderHidden && !isSortable && column.header}
              {!column.isHeaderHidden && isSortable && (
                <SortButton type="button" data-part="sort" onClick={() => onSort(column)}>
                  {column.header}
                  <Arrow size={14} aria-hidden="true" />
                </SortButton>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
