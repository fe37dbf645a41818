import { Skeleton } from '@studio/ui';
import type { ReactElement } from 'react';
import type { GridColumn } from './types.ts';

export interface BrowserGridSkeletonProps<Row> {
  readonly rowCount: number;
  /** Those after the checkbox. */
  readonly columns: readonly GridColumn<Row>[];
  readonly hasCheckbox: boolean;
}

/** In a line, so that it is where the text of its column will be. */
const inLine = { display: 'inline-block' };
const widths = [62, 48, 74, 55, 68, 41, 58];

/** Rows to come, as high as real ones. Assistive technology is notified that the grid is busy instead. */
export function BrowserGridSkeleton<Row>(props: BrowserGridSkeletonProps<Row>): ReactElement {
  const rows = [...Array(props.rowCount).keys()];
  return (
    <tbody aria-hidden="true" data-part="skeleton">
      {rows.map((row) => (
        <tr key={row}>
          {props.hasCheckbox && <td />}
          {props.columns.map(({ key, align }, column) => (
            <td key={key} data-align={align}>
              <Skeleton width={`${widths[(row * 3 + column * 2) % widths.length]}%`} style={inLine} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
