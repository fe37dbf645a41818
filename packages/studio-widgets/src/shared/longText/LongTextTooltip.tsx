import { Tooltip } from '@studio/ui';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type LongText, type TextWatch, watchTexts } from './watchTexts.ts';

const Anchor = styled.span`
  position: absolute;
  pointer-events: none;
`;

/** Of a text that would fill the window the beginning is seen. */
const Text = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 20;
`;

export interface LongTextTooltipProps {
  /** What holds the texts and this tooltip, and is what their places are counted from. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** Which texts; the same object at every render. */
  readonly watch: TextWatch;
}

/** Shows the whole of texts that are cut off. One tooltip serves a whole grid. */
export function LongTextTooltip({ rootRef, watch }: LongTextTooltipProps) {
  const [shown, setShown] = useState<LongText>();

  useEffect(() => {
    const root = rootRef.current;
    return root === null ? undefined : watchTexts(root, watch, setShown);
  }, [rootRef, watch]);

  return (
    shown && (
      <Tooltip
        isOpen
        isDescription={false}
        content={<Text dir="auto">{shown.text}</Text>}
        onOpenChange={(isOpen) => {
          if (!isOpen) setShown(undefined);
        }}
      >
        <Anchor style={shown.box} />
      </Tooltip>
    )
  );
}
