export type { RichTextEditorLabels } from './labels.ts';
export type { Markup as RichTextMarkup, MarkupElement as RichTextElement } from './model/Markup.ts';
export { isElement as isRichTextElement } from './model/Markup.ts';
export { replaceInText, type TextReplacement } from './model/replaceInText.ts';
export { writeMarkup as serializeRichText } from './model/writeMarkup.ts';
export { parseRichText } from './parseRichText.ts';
export { RichTextEditor } from './RichTextEditor.tsx';
export type { RichTextEditorProps } from './RichTextEditorProps.ts';
export type {
  LostMarkup,
  RichTextAttachment,
  RichTextChange,
  RichTextHistory,
  RichTextLeftOut,
  RichTextMark,
  RichTextReason,
} from './types.ts';
