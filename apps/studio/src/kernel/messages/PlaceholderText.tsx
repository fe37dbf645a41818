import { RichTextEditor, type RichTextEditorProps } from '@studio/widgets';
import { useMemo } from 'react';
import { useLookup } from '../resource/Lookup.ts';
import { markUnknown, placeholders } from './placeholders.ts';

/** A text with styles that can hold placeholders: unknown ones are marked in place. */
export function PlaceholderText(props: RichTextEditorProps) {
  const { data: known } = useLookup(placeholders);
  const findMarks = useMemo(() => known && ((text: string) => markUnknown(text, known)), [known]);
  return <RichTextEditor {...props} {...(findMarks && { findMarks })} />;
}
