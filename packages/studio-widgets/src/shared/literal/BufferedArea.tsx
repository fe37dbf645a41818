import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { useBufferedText } from '../bufferedText/useBufferedText.ts';
import type { BufferedInputProps } from './BufferedInput.tsx';
import { CodeArea } from './Compact.styles.ts';

/** An expression of any number of lines, as high as its text, reported when typing pauses. */
export function BufferedArea(props: Omit<BufferedInputProps, 'inputMode'>) {
  const { label, value, onCommit, placeholder, isInvalid, describedBy } = props;
  const { text, setText, handlers } = useBufferedText(value, onCommit);
  const areaRef = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const area = areaRef.current;
    if (area === null || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = text === '' ? '' : `${area.scrollHeight + 2}px`;
  }, [text]);

  return (
    <CodeArea
      ref={areaRef}
      rows={1}
      data-part="expression"
      data-invalid={isInvalid || undefined}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      placeholder={placeholder}
      spellCheck={false}
      autoComplete="off"
      dir="auto"
      value={text}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value)}
      {...handlers}
    />
  );
}
