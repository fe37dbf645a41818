import { Tooltip } from '@studio/ui';
import {
  type ElementType,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

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

/** Whether a line is longer than its room. Measured whenever the room or the text changes. */
function useIsCut(text: string): { isCut: boolean; cutRef: RefObject<HTMLElement | null> } {
  const cutRef = useRef<HTMLElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const line = cutRef.current;
    if (!line || text === '') return undefined;
    const measure = () => setCut(line.scrollWidth > line.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [text]);
  return { isCut, cutRef };
}
