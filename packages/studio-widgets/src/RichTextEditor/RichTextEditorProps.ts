import type { FieldTexts } from '@studio/ui';
import type { ComponentPropsWithRef } from 'react';
import type { Placeholder } from '../shared/placeholders/Placeholder.ts';
import type { RichTextEditorLabels } from './labels.ts';
import type { RichTextAttachment, RichTextChange, RichTextHistory, RichTextMark } from './types.ts';

export interface RichTextEditorProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /**
   * The document as HTML, when the host holds it. It is never shown or edited without being sanitised. What `onValueChange`
   * reported may be given back up to 500 ms after the last edit; a host that has not is taken to have refused it, and its own value
   * is shown again. Any other value takes the place of what was typed: where it shares text with that, the
   * caret and the undo of the user's own edits stay. Another document needs another `key`.
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
  onValueChange?: ((next: string, details: RichTextChange) => void) | undefined;
  /**
   * The history of a host that holds the value. It takes the place of the editor's own: keys and buttons ask it, and
   * `onValueChange` reports where its steps begin. Given from the start or never.
   * @default the editor remembers its own steps
   */
  history?: RichTextHistory | undefined;
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
  onAttach?:
    | ((file: File, { signal }: { readonly signal: AbortSignal }) => Promise<RichTextAttachment>)
    | undefined;
  /**
   * Whether the picture of an address may be fetched. For others a placeholder with the address is shown; the value keeps
   * them. What `onAttach` stored is shown in any case until the editor goes. Give the same function as long as it answers the same.
   * @default pictures of the page's own origin
   */
  allowImage?: ((address: string) => boolean) | undefined;
  /**
   * Bytes that an attachment may have.
   * @default 5242880 (5 MiB)
   */
  maxAttachmentBytes?: number | undefined;
  /**
   * Finds what to mark in the text of a paragraph, such as a name that is not known; in it U+FFFC replaces a picture or a
   * line break. Asked of each paragraph once until it changes. Give the same function as long as it finds the same.
   */
  findMarks?: ((text: string) => readonly RichTextMark[]) | undefined;
  /**
   * What can be filled in between double braces, such as `{{quoteNumber}}`: offered at the toolbar, after `{{` in the text
   * and in addresses of links. Those that are not known or not closed are marked, and named below the text. A list is not changed: others
   * are another list. While it is missing nothing is offered or marked.
   */
  placeholders?: readonly Placeholder[] | undefined;
  /**
   * The screen that the document is read on: white paper, or a dark one. What has a colour of its own keeps it.
   * @default 'light'
   */
  theme?: 'light' | 'dark' | undefined;
  /**
   * While it is read-only, links only look like links: they are inert, are no stop of the Tab key, and show their address
   * when the pointer rests on them.
   * @default false
   */
  hasInertLinks?: boolean | undefined;
  labels?: Partial<RichTextEditorLabels> | undefined;
}
