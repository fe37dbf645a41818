import { RichTextEditor, type RichTextEditorProps } from '@studio/widgets';
import { useMemo } from 'react';
import { useLookup } from '../resource/Lookup.ts';
import { markUnknown, placeholders } from './placeholders.ts';

/** A text with styles in which placeholders can stand: those that are not known are marked where they stand. */
export function PlaceholderText(props: RichTextEditorProps) {
  const { data: known } = useLookup(placeholders);
  const findMarks = useMemo(() => known && ((text: string) => markUnknown(text, known)), [known]);
  return <RichTextEditor {...props} {...(findMarks && { findMarks })} />;
}
