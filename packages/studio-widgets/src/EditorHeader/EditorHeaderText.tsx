import { Tooltip } from '@studio/ui';
import type { ElementType, ReactElement } from 'react';
import { useIsCut } from './useIsCut.ts';

export interface EditorHeaderTextProps {
  /** One of the header's styled lines. */
  readonly as: ElementType;
  readonly part: string;
  readonly text: string;
}

/** A line of the header. Where it is cut, a tooltip has the whole of it, for the pointer and for the keyboard. */
export function EditorHeaderText({ as: Line, part, text }: EditorHeaderTextProps): ReactElement {
  const { isCut, cutRef } = useIsCut(text);
  return (
    <Tooltip content={text} side="bottom" isDescription={false} isDisabled={!isCut}>
      <Line ref={cutRef} data-part={part} {...(isCut && { tabIndex: 0 })}>
        <bdi>{text}</bdi>
      </Line>
    </Tooltip>
  );
}
