import { memo } from 'react';
import { Frame } from './ConditionTreeRow.styles.ts';
import { rowHeights } from './model/rowLayout.ts';

/** Distances in pixels by which the frame of a level is indented; they shrink where nesting is deep. */
export function insetOf(level: number): { readonly start: number; readonly end: number } {
  const full = Math.min(level, 10);
  return { start: full * 14 + (level - full) * 5, end: full * 10 };
}

export interface RowFramesProps {
  /** The operators of the groups around the row's content, outermost first: `a` for all, `o` for any. */
  readonly operators: string;
  /** Whether the innermost begins here. */
  readonly isOpening: boolean;
  /** How many end here. */
  readonly closes: number;
}

/** The frames of the groups around a row. */
export const RowFrames = memo(function RowFrames({ operators, isOpening, closes }: RowFramesProps) {
  const count = operators.length;
  const outermostClosed = count - closes;
  return [...operators].map((operator, level) => {
    const { start, end } = insetOf(level);
    const isClosing = level >= outermostClosed;
    const below = level - outermostClosed + (outermostClosed > 0 ? 1 : 0);
    const gap = isClosing ? below * rowHeights.gapBelowGroup : 0;
    const frame = `${level} ${operator}`;
    return (
      <Frame
        key={frame}
        data-operator={operator === 'o' ? 'or' : 'and'}
        data-odd={level % 2 === 1 || undefined}
        data-opens={(isOpening && level === count - 1) || undefined}
        data-closes={isClosing || undefined}
        style={{
          ['--frame-start' as string]: `${start}px`,
          ['--frame-end' as string]: `${end}px`,
          ['--frame-gap' as string]: `${gap}px`,
        }}
      />
    );
  });
});
