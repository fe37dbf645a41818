export type { RichTextEditorLabels } from './labels.ts';
export { RichTextEditor } from './RichTextEditor.tsx';
export type { RichTextEditorProps } from './RichTextEditorProps.ts';
export type { LostMarkup, RichTextAttachment, RichTextReason } from './types.ts';
