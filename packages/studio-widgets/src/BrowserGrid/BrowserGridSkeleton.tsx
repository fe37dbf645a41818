import { Skeleton } from '@studio/ui';
import type { ReactElement } from 'react';
import { asNothing } from './gridRoles.ts';

export interface BrowserGridSkeletonProps {
  readonly rowCount: number;
  /** Columns after the checkbox. */
  readonly columnCount: number;
  readonly hasCheckbox: boolean;
}

const widths = [62, 48, 74, 55, 68, 41, 58];

function getWidth(row: number, column: number): string {
  return `${widths[(row * 3 + column * 2) % widths.length]}%`;
}

/** Rows to come, as high as real ones. Assistive technology hears that the grid is busy instead. */
export function BrowserGridSkeleton(props: BrowserGridSkeletonProps): ReactElement {
  const rows = Array.from({ length: props.rowCount }, (_, index) => index);
  const columns = Array.from({ length: props.columnCount }, (_, index) => index);
  return (
    <tbody aria-hidden="true" {...asNothing} data-part="skeleton">
      {rows.map((row) => (
        <tr key={row} {...asNothing}>
          {props.hasCheckbox && <td {...asNothing} />}
          {columns.map((column) => (
            <td key={column} {...asNothing}>
              <Skeleton width={getWidth(row, column)} height="12px" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
