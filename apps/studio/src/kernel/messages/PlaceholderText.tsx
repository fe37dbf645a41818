import type { Placeholder } from '@studio/api';
import { PlaceholderField, RichTextEditor, type RichTextEditorProps } from '@studio/widgets';
import type { TextEditorProps } from '../object/plain/textField.tsx';
import { useLookup } from '../resource/Lookup.ts';
import { placeholders } from './placeholders.ts';

const lists = new WeakMap<ReadonlyMap<string, Placeholder>, readonly Placeholder[]>();

/** The placeholders as a list: the same one as long as they are the same. */
function listOf(known: ReadonlyMap<string, Placeholder> | undefined): readonly Placeholder[] | undefined {
  if (known === undefined) return undefined;
  const list = lists.get(known) ?? [...known.values()];
  lists.set(known, list);
  return list;
}

/** A text with styles that can hold placeholders: they are offered, and those that will not be filled in are marked. */
export function PlaceholderText(props: RichTextEditorProps) {
  const { data: known } = useLookup(placeholders);
  return <RichTextEditor {...props} placeholders={listOf(known)} />;
}

/** The same for a plain text of one line or of several. */
export function PlaceholderLine(props: TextEditorProps) {
  const { data: known } = useLookup(placeholders);
  return <PlaceholderField {...props} autoComplete="off" placeholders={listOf(known)} />;
}
