import { deferPart, useControlled, useDeferredPart, useIsPainted } from '@studio/ui/internal';
import { useMemo, useState } from 'react';
import type { ColumnToolsProps } from './arranging/ArrangeContext.ts';
import type { GridArrangement } from './GridArrangement.ts';
import type { GridLayoutLabels } from './gridLayoutLabels.ts';
import { arrangeColumns, plainLayout, rowHeights } from './model/layout.ts';
import type { GridColumn, GridLayout, GridLayoutChange } from './types.ts';

const columnTools = deferPart<ColumnToolsProps>(
  async () => (await import('./arranging/ColumnTools.tsx')).ColumnTools,
);

export interface GridLayoutOptions<Row> {
  /** The same that the grid is given. Keep the array stable. */
  readonly columns: readonly GridColumn<Row>[];
  /** How a person arranged the columns, when the caller holds it. */
  readonly layout?: GridLayout | undefined;
  /** The layout to start with. @default the columns as they are given, comfortable */
  readonly defaultLayout?: GridLayout | undefined;
  /** The layout was changed, by pointer or keyboard. Keep it, and give it back the next time. */
  readonly onLayoutChange?: ((layout: GridLayout, change: GridLayoutChange) => void) | undefined;
  /** English by default. */
  readonly labels?: Partial<GridLayoutLabels> | undefined;
}

/**
 * Lets a person arrange the columns of a grid: its `arrangement`. Columns become wider by dragging the end of their head or by
 * Alt with the arrows, move by dragging the head or by Alt, Shift and the arrows, and a list of columns does all of that with
 * buttons. The tools are loaded once such a grid has been drawn.
 */
export function useGridLayout<Row>(options: GridLayoutOptions<Row>): GridArrangement<Row> {
  const { columns, labels } = options;
  const [layout, setLayout] = useControlled<GridLayout, [GridLayoutChange]>(
    options.layout,
    options.defaultLayout ?? plainLayout,
    options.onLayoutChange,
  );
  const arranged = useMemo(() => arrangeColumns(columns, layout), [columns, layout]);
  const Tools = useDeferredPart(columnTools, useIsPainted());
  const [message, announce] = useState('');
  return {
    columns: arranged,
    density: layout.density,
    rowHeight: rowHeights[layout.density],
    drawTools: (grid) =>
      Tools && (
        <Tools
          {...grid}
          allColumns={columns}
          layout={layout}
          setLayout={setLayout}
          labels={labels}
          announce={announce}
          message={message}
        />
      ),
  };
}
