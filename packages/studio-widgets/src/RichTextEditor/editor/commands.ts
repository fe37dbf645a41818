import type { Editor, JSONContent } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { indentStep, maxIndent } from './BlockStyles.ts';
import type { TextStyleName } from './TextStyles.ts';

/** What a paragraph is: `paragraph`, `blockquote`, `codeBlock`, or a heading by its level. */
export type BlockStyle = 'paragraph' | 'blockquote' | 'codeBlock' | `h${1 | 2 | 3 | 4 | 5 | 6}`;

const levels = [1, 2, 3, 4, 5, 6] as const;

/** Every style of a paragraph, in the order of the menu. */
export const blockStyles: readonly BlockStyle[] = [
  'paragraph',
  ...levels.map((level): BlockStyle => `h${level}`),
  'blockquote',
  'codeBlock',
];

/** The style at the selection. */
export function blockStyleOf(editor: Editor): BlockStyle {
  if (editor.isActive('blockquote')) return 'blockquote';
  if (editor.isActive('codeBlock')) return 'codeBlock';
  const level = levels.find((candidate) => editor.isActive('heading', { level: candidate }));
  return level ? `h${level}` : 'paragraph';
}

/** Gives the selected paragraphs a style, in one step of undo. */
export function setBlockStyle(editor: Editor, style: string): void {
  const chain = editor.chain();
  const isQuote = editor.isActive('blockquote');
  if (isQuote && style !== 'blockquote') chain.lift('blockquote');
  const level = levels.find((candidate) => `h${candidate}` === style);
  if (level) chain.setHeading({ level });
  else if (style === 'codeBlock') chain.setCodeBlock();
  else chain.setParagraph();
  if (style === 'blockquote' && !isQuote) chain.wrapIn('blockquote');
  chain.run();
}

/** Sets a style of the selected text, or takes it away with null. */
export function setTextStyle(editor: Editor, name: TextStyleName, value: string | null): void {
  editor
    .chain()
    .setMark('textStyle', { [name]: value })
    .removeEmptyTextStyle()
    .run();
}

/** Takes bold, italic and all other styles off the selected text; links stay. */
export function clearTextStyles(editor: Editor): void {
  const chain = editor.chain();
  for (const mark of ['bold', 'italic', 'underline', 'strike', 'sub', 'sup', 'code', 'textStyle'])
    chain.unsetMark(mark);
  chain.run();
}

function currentBlock(editor: Editor): Record<string, unknown> {
  return editor.getAttributes(editor.isActive('heading') ? 'heading' : 'paragraph');
}

/** The alignment at the selection; left where none is given. */
export function alignmentOf(editor: Editor): string {
  const { textAlign } = currentBlock(editor);
  return typeof textAlign === 'string' ? textAlign : 'left';
}

/** Aligns the selected paragraphs; left is what they have by themselves. */
export function setAlignment(editor: Editor, alignment: string): void {
  const attributes = { textAlign: alignment === 'left' ? null : alignment };
  editor.chain().updateAttributes('paragraph', attributes).updateAttributes('heading', attributes).run();
}

/** Indents the selected paragraphs by steps, or list items by levels. @param steps 1 or -1 */
export function changeIndent(editor: Editor, steps: 1 | -1): void {
  if (editor.isActive('listItem')) {
    if (steps > 0) editor.commands.sinkListItem('listItem');
    else editor.commands.liftListItem('listItem');
    return;
  }
  const { indent } = currentBlock(editor);
  const before = typeof indent === 'number' ? indent : 0;
  const next = { indent: Math.max(0, Math.min(maxIndent, before + steps * indentStep)) };
  editor.chain().updateAttributes('paragraph', next).updateAttributes('heading', next).run();
}

/** Makes the selection, or the link around it, a link; where nothing is selected the text is inserted. */
export function setLink(editor: Editor, href: string, text: string): void {
  if (editor.isActive('link')) editor.chain().extendMarkRange('link').setLink({ href }).run();
  else if (!editor.state.selection.empty) editor.commands.setLink({ href });
  else {
    const marks = [{ type: 'link', attrs: { href } }];
    editor.commands.insertContent({ type: 'text', text: text || href, marks });
  }
}

/** Keeps an eye on the place behind the selection while the text around it is edited, until `stop` is called. */
export function followPlace(editor: Editor): { readonly current: () => number; readonly stop: () => void } {
  let place = editor.state.selection.to;
  const follow = (done: { transaction: Transaction; appendedTransactions: Transaction[] }) => {
    for (const { mapping } of [done.transaction, ...done.appendedTransactions])
      place = mapping.map(place, -1);
  };
  editor.on('transaction', follow);
  return { current: () => place, stop: () => editor.off('transaction', follow) };
}

function attachmentContent(file: { url: string; name: string; isPicture: boolean }): JSONContent {
  if (file.isPicture) return { type: 'image', attrs: { src: file.url, alt: file.name } };
  const marks = [{ type: 'link', attrs: { href: file.url } }];
  return { type: 'text', text: file.name || file.url, marks };
}

/**
 * Puts an attachment at a place: a picture as a picture, another file as a link. Nothing is replaced, and what is
 * selected stays so without it.
 */
export function insertAttachment(
  editor: Editor,
  place: number,
  file: { url: string; name: string; isPicture: boolean },
): void {
  const { from, to, empty } = editor.state.selection;
  const chain = editor.chain().insertContentAt(place, attachmentContent(file), { updateSelection: false });
  if (!empty && to === place) chain.setTextSelection({ from, to });
  chain.run();
}
