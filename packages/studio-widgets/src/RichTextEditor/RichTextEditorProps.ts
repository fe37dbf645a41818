import type { FieldTexts } from '@studio/ui';
import type { ComponentPropsWithRef } from 'react';
import type { RichTextEditorLabels } from './labels.ts';
import type { RichTextAttachment, RichTextReason } from './types.ts';

export interface RichTextEditorProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /**
   * The document as HTML, when the host holds it. It is never shown or edited without being sanitised. Give
   * back what `onChange` told in the same turn: another value, an older one included, is another document, and takes the place
   * of what was typed.
   */
  value?: string | undefined;
  /**
   * The document to start with, when the editor holds it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /**
   * The user changed the document: its sanitised HTML. Not called while it is loaded; undoing every edit gives back the
   * very text that was loaded. An empty document is an empty text.
   */
  onChange?: ((next: string, details: { reason: RichTextReason }) => void) | undefined;
  /**
   * Takes the focus when it is there to be typed into.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /**
   * Shows the document and nothing to edit it with.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * Stores a file and says where it is; what it rejects with is shown. The signal is aborted when the editor goes. Without
   * it there is no button for attachments.
   */
  onAttach?: ((file: File, signal: AbortSignal) => Promise<RichTextAttachment>) | undefined;
  /**
   * Bytes that an attachment may have.
   * @default 5242880 (5 MiB)
   */
  maxAttachmentBytes?: number | undefined;
  labels?: Partial<RichTextEditorLabels> | undefined;
}
