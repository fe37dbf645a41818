import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { useBufferedText } from '../../shared/bufferedText/useBufferedText.ts';
import type { RawNode } from '../model/nodes.ts';
import { useTreeView } from '../TreeView.ts';
import { RawArea, RawText } from './values.styles.ts';

export interface RawEditorProps {
  readonly condition: RawNode;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

/** The text of a custom condition; grows with it. */
export function RawEditor({ condition, isInvalid, describedBy }: RawEditorProps) {
  const { labels, mode, actions } = useTreeView();
  const { id, rawExpression } = condition;
  const { text, setText, flush } = useBufferedText(rawExpression, (next) => actions.setExpression(id, next));
  const areaRef = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const area = areaRef.current;
    if (area === null || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = text === '' ? '' : `${area.scrollHeight + 2}px`;
  }, [text]);

  if (mode !== 'edit') return <RawText dir="auto">{rawExpression || labels.emptyExpression}</RawText>;
  return (
    <RawArea
      ref={areaRef}
      rows={1}
      data-part="expression"
      data-invalid={isInvalid || undefined}
      aria-label={labels.rawExpression}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      placeholder={labels.rawExpression}
      spellCheck={false}
      autoComplete="off"
      dir="auto"
      value={text}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value)}
      onBlur={flush}
    />
  );
}
