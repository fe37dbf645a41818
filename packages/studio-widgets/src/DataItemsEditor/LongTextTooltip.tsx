import { Tooltip } from '@studio/ui';
import { type RefObject, useEffect, useState } from 'react';
import { TooltipAnchor } from './DataItemsEditor.styles.ts';
import { watchLongTexts } from './watchLongTexts.ts';

/** What a tooltip shows, and the box it belongs to, in pixels within the editor. */
export interface LongText {
  readonly text: string;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface LongTextTooltipProps {
  /** What holds the fields. */
  readonly gridRef: RefObject<HTMLElement | null>;
}

/**
 * Shows texts that are longer than their fields can be expected to show, on hover only: on focus it would cover the
 * row above while a user types. One tooltip serves all fields.
 */
export function LongTextTooltip({ gridRef }: LongTextTooltipProps) {
  const [shown, setShown] = useState<LongText>();

  useEffect(() => {
    const grid = gridRef.current;
    return grid === null ? undefined : watchLongTexts(grid, setShown);
  }, [gridRef]);

  return (
    shown && (
      <Tooltip
        isOpen
        isDescription={false}
        content={<span dir="auto">{shown.text}</span>}
        onOpenChange={(isOpen) => {
          if (!isOpen) setShown(undefined);
        }}
      >
        <TooltipAnchor style={shown.box} />
      </Tooltip>
    )
  );
}
